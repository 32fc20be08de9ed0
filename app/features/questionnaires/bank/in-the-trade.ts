import type { WrittenQuestion } from "./written-question";

export const IN_THE_TRADE = {
  choice: [
    "A choice between two ways",
    "Tell us about a piece of work in which you chose between at least two ways of doing it. What spoke for each, why did you choose as you did, and what would you choose today?",
  ],
  hardest: [
    "The most demanding task",
    "Describe the most demanding task in your own field that you have finished. What made it hard, what did you do yourself, and how do you know that it was good?",
  ],
  tools: [
    "Your tools",
    "Which tools, machines or programs have you used most in your work? Say what you did with each, and what you could do with them from the first day.",
    "Each tool, and what you did with it...",
  ],
  review: [
    "A review that changed something",
    "Tell us about a review, of your work or somebody else's, that changed the result. What was said, how was it said, and what was better afterwards?",
  ],
  kindly: [
    "Asking for a change",
    "How do you tell a colleague that their work needs to be changed? Take a real case as your example: what did you say or write, and what did you leave out?",
  ],
  oldWork: [
    "Somebody else's old work",
    "Describe an old system, or work of somebody who had left, that you had to change. How did you find out how it worked, what did you change first, and how did you make sure that nothing broke?",
  ],
  leftAlone: [
    "What you left as it was",
    "Tell us about something old and awkward that you decided not to replace. What spoke for and against it, who had to agree, and were you right?",
  ],
  wholeSale: [
    "A sale from start to end",
    "Take us through one sale of yours, from the first contact to the payment. What did the customer need, what nearly lost it, and what made the difference?",
  ],
  lostSale: [
    "A sale that you lost",
    "Tell us about a sale that you lost although you thought that it was yours. When did it turn, what did you miss, and what do you do differently now?",
  ],
  target: [
    "Reaching a target",
    "Which target did you have in a job, how was it measured, and how far did you get? Tell us about a month that began badly.",
  ],
  firstCall: [
    "A call that nobody expects",
    "Take us through a call or a visit to somebody who did not expect you. How did you prepare, what were your first two sentences, and how did it go on?",
  ],
  rejection: [
    "Hearing no",
    "Describe a time when you heard no again and again. What kept you going, what did you change, and what came of it?",
  ],
  notGivenUp: [
    "Something you did not give up",
    "Tell us about something that you finished although most people would have stopped. What made it hard, and why did you go on?",
  ],
  negotiation: [
    "Meeting in the middle",
    "Tell us about a negotiation in which both sides wanted different things. What did you want, what did you give, and what was agreed in the end?",
  ],
  winningOver: [
    "Winning somebody over",
    "Tell us about somebody who was against a proposal of yours. What worried them, what did you change or show, and where did you end up?",
  ],
  walkingAway: [
    "Not at any price",
    "Describe a time when you decided not to agree. What was your limit, how did you say so, and what followed?",
  ],
  why: [
    "Why this work",
    "Why do you want to do this work, and why here? Name something that you have seen, read or done that made you sure.",
  ],
  leastLiked: [
    "The part that nobody likes",
    "Every job has parts that nobody likes. Which ones do you expect in this one, and how have you dealt with such work before?",
  ],
  goodDay: [
    "A good day",
    "Tell us about a day at work after which you went home content. What had you done, and who was better off for it?",
  ],
  nextForYou: [
    "What comes next for you",
    "What would you like to be able to do in two years that you cannot do today, and how would this job help?",
  ],
  leaving: [
    "Leaving a job",
    "Why did you leave your last job, or why do you want to leave it? What would have kept you there?",
  ],
} as const satisfies Record<string, WrittenQuestion>;
