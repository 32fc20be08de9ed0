import type { WrittenQuestion } from "./written-question";

export const AT_WORK = {
  findCause: [
    "Finding the cause",
    "Tell us about a fault or a problem whose cause was not where people first looked. How did you narrow it down, what was it, and how did you make sure that it stayed mended?",
  ],
  noObvious: [
    "No obvious solution",
    "Describe a challenging situation at work that had no obvious solution. Which ways out did you consider, what did you decide and why, and what came of it?",
  ],
  askedHelp: [
    "A problem too big for one",
    "Tell us about a problem that you could not solve alone. How long did you try, whom did you ask and how, and what did you learn from it?",
  ],
  ownMistake: [
    "A mistake of your own",
    "Tell us about a mistake of your own at work that mattered. How did you notice it, whom did you tell, what did you do at once, and what do you check since then?",
  ],
  othersMistake: [
    "Somebody else's mistake",
    "Describe a time when you saw that a colleague had made a mistake. What did you do, what did you say to them, and what came of it?",
  ],
  repeatedError: [
    "It went wrong more than once",
    "Tell us about something that went wrong at work more than once. How did you find out why, and what was done so that it stopped?",
  ],
  medicines: [
    "Checking medicines",
    "Tell us about your part in giving or checking medicines. Which checks do you make each time, and when did one of them keep a mistake from happening?",
  ],
  interrupted: [
    "An interruption",
    "You are interrupted while you prepare medicines. What do you do, step by step? Tell us where you have worked like this.",
    "Step by step...",
  ],
  caught: [
    "An error that others had missed",
    "Tell us about an error that you found and that others had missed. What were you doing when you saw it, what would have happened, and what did you do?",
  ],
  lastLook: [
    "Your last look",
    "How do you check your own work before you hand it over? Take us through it with a real piece of work.",
    "Step by step, with a real example...",
  ],
  goodEnough: [
    "On time or quite right",
    "Describe a time when you had to choose between finishing on time and getting something quite right. How did you decide, whom did you ask, and what came of it?",
  ],
  wrongFigure: [
    "A figure that looked wrong",
    "Tell us about a figure or a table that did not look right to you. What made you look twice, how did you find the reason, and what did you do about it?",
  ],
  usefulSheet: [
    "A calculation that others use",
    "Describe the most useful table or calculation that you have set up, for example in a spreadsheet. What was it for, how did it work, and how did you make sure that it was right?",
  ],
  figuresDecide: [
    "From figures to a decision",
    "Tell us about a decision that was made differently because of figures which you had put together. What did they show, and how did you explain it?",
  ],
  monthEnd: [
    "Closing the books",
    "Take us through the last month-end or year-end close that you worked on. What was your part, what held it up, and what did you do so that the next one went better?",
  ],
  difference: [
    "An account that did not balance",
    "Tell us about an account or a list that did not balance. How did you look for the difference, what was it, and how did you put it right?",
  ],
  budget: [
    "Money that you answered for",
    "Tell us about a budget that you answered for, large or small. How did you keep track of it, and what did you do when the money began to run out?",
  ],
  saving: [
    "Saving without spoiling",
    "Describe something that you did to save money at work without making it worse for anybody. How did you find it, and how much did it save?",
  ],
  spokeUp: [
    "Saying what was not welcome",
    "Describe a time when it would have been easier to say nothing, and you spoke up. What was it about, how did you say it, and what followed?",
  ],
  trusted: [
    "Being trusted",
    "Tell us about a time when you were trusted with money, keys, goods or private information. What did you do so that nobody ever had to doubt you?",
  ],
  private: [
    "Private information",
    "Tell us, without giving it away, about private information that you had to handle at work. Who was allowed to know, how did you keep it safe, and what did you do when somebody else asked?",
  ],
  wrongAddress: [
    "Sent to the wrong person",
    "You notice that you have sent a private document to the wrong person. What do you do in the next hour, and whom do you tell? If it has happened to you, tell us how it was.",
  ],
  hardDay: [
    "A hard day",
    "Tell us about the hardest day or week that you have had at work. What made it hard, what did you do to get through it, and what would you do differently?",
  ],
  calm: [
    "Keeping calm",
    "Describe a moment when everybody around you was rushed or upset, and the work still had to be right. What did you do first, and what did you say to the others?",
  ],
  tooMuch: [
    "More work than time",
    "Describe a time when there was more to do than time to do it. How did you decide what came first, whom did you tell, and what was left undone in the end?",
  ],
  greatDeal: [
    "A great deal at once",
    "Tell us about the largest order, number of people or amount of work that you have handled in one go. How did you prepare, what nearly went wrong, and how did it end?",
  ],
  fastRight: [
    "Fast and right",
    "How do you work fast without making mistakes? Take us through a busy hour in a job that you have had.",
    "A busy hour, step by step...",
  ],
  planFails: [
    "A plan that did not hold",
    "Tell us about a plan of yours that did not survive its first day. What had you not foreseen, what did you change, and how did it end?",
  ],
  keepTrack: [
    "Keeping track",
    "How do you keep track of what has to be done, by whom and by when? Show us with a real week.",
    "A real week...",
  ],
  dayPlan: [
    "Planning the day of others",
    "Take us through how you plan a day for several people or vehicles. What do you look at first, what do you leave room for, and how did it work on a real day?",
  ],
  late: [
    "It is going to be late",
    "A delivery or an appointment is going to be late. What do you do, and whom do you tell and when? Tell us about a time when this happened.",
  ],
  missing: [
    "Somebody is missing",
    "Early in the morning two people call to say that they cannot come, and the work cannot wait. What do you do in the first half hour? Tell us about a time when this happened to you.",
  ],
  fewer: [
    "With fewer people",
    "Describe a day on which you had fewer people than you needed. What did you do, what did you leave, and what did you say to those who had to wait?",
  ],
  wrongEstimate: [
    "An estimate that was wrong",
    "Tell us about a time when work took far longer than you had said. What had you missed, when did you notice, whom did you tell, and how do you estimate now?",
  ],
  askedDate: [
    "Being asked for a date",
    "Somebody needs a date from you for work that you do not know well yet. What do you ask, and what do you answer? Use a real example.",
  ],
  promise: [
    "A promise hard to keep",
    "Describe a promise at work that became hard to keep. When did you see it, whom did you tell, and what did you deliver in the end?",
  ],
  unseen: [
    "Work that nobody checked",
    "Tell us about work that you did well although nobody would have noticed. What was it, and why did you take the trouble?",
  ],
  beingThere: [
    "Being there on time",
    "Others cannot begin until you are there. How have you made sure in earlier jobs that you were on time, and what did you do on a day when you could not be?",
  ],
  startToFinish: [
    "From start to finish",
    "Describe a piece of work that you carried by yourself from start to finish. How did you know what to do next, when did you ask for help, and how did others know where it stood?",
  ],
  unasked: [
    "Without being asked",
    "Tell us about something useful that you did at work without being asked. What had you seen, whom did you tell, and what came of it?",
  ],
  remote: [
    "Far from the team",
    "Tell us about work that you did far from your team, from home or on the road. How did you keep in touch, and how did others know where your work stood?",
  ],
  aimMoved: [
    "When the aim moved",
    "Describe a time when what was wanted of you changed on the way, or was never quite clear. What did you find out first, what did you do meanwhile, and how did it end?",
  ],
  newWay: [
    "A new way that you did not like",
    "Tell us about a new rule, tool or way of working that you did not like at first. What was wrong with it, what did you do, and what do you think of it today?",
  ],
  stepIn: [
    "Something quite different",
    "Describe a day on which you had to do something quite different from your usual work. How did you find your way, and how did it go?",
  ],
  fromBeginning: [
    "Learning from the beginning",
    "What is the last thing that you had to learn for your work from the beginning? How did you start, what did you get wrong at first, and what can you do now?",
  ],
  askBetter: [
    "Asking for it",
    "When did you last ask somebody what you could do better? What did they say, and what came of it?",
  ],
  hardToHear: [
    "What was hard to hear",
    "Tell us about criticism of your work that was hard to hear. What was right in it, what did you do with it, and what was your work like afterwards?",
  ],
  newThing: [
    "Another way to do it",
    "Tell us about something new that you tried at work. What was the old way, how did you try the new one at little cost, and what became of it?",
  ],
  narrow: [
    "Ideas within limits",
    "Describe a good result that you reached with little money, time or material. What were you short of, and what was your idea?",
  ],
  withoutFacts: [
    "Deciding without all the facts",
    "Tell us about a decision that you had to make before you knew everything. What did you know, what did you find out quickly, and how did it turn out?",
  ],
  handover: [
    "A good handover",
    "Take us through a good handover at the end of your shift or your part of the work. What do you say, what do you write down, and what happened when something was left out?",
  ],
  wrongCount: [
    "A count that was wrong",
    "Tell us about a count or a delivery that did not match the papers. How did you notice, where did you look, and how was it put right?",
  ],
  coordinated: [
    "A project that you coordinated",
    "Tell us about a project that you planned or coordinated. Who took part, what held it up, and how did you know that it was done?",
  ],
} as const satisfies Record<string, WrittenQuestion>;
