import type { WrittenQuestion } from "./written-question";

export const WITH_PEOPLE = {
  angry: [
    "An angry moment",
    "Tell us about a time when {people} were angry or upset with you or your team. What had happened, what did you say and do first, and how did it end?",
  ],
  limit: [
    "Setting a limit",
    "Describe a time when you had to set a limit to how somebody spoke to you or behaved. What did you say, whom did you bring in, and what happened afterwards?",
  ],
  complaint: [
    "A complaint put right",
    "Tell us about a complaint from {people} that you dealt with yourself. What was right in it, what did you do, and what was changed because of it?",
  ],
  realNeed: [
    "What was really needed",
    "Tell us about a time when you found out what {people} really needed, and it was not what they had asked for. How did you find out, and what did you do?",
  ],
  severalWaiting: [
    "Several people waiting",
    "Describe a busy time when several {people} needed you at once. How did you decide who came first, what did you say to the others, and how did it go?",
  ],
  difficultTalk: [
    "A difficult conversation",
    "Tell us about a difficult conversation with {people}. What was it about, how did you prepare, what did you say, and what was agreed?",
  ],
  explain: [
    "Explaining something difficult",
    "Tell us about something difficult that you had to explain to people who do not know your work. What did they need to understand, how did you go about it, and how did you know that it had worked?",
  ],
  badNews: [
    "Unwelcome news",
    "Describe a time when you had to give somebody news that they did not want. How did you prepare, what did you say, and what happened then?",
  ],
  misunderstanding: [
    "A misunderstanding",
    "Tell us about a misunderstanding at work that you were part of. How did it come about, how did you notice, and what do you do differently now?",
  ],
  inFront: [
    "In front of people",
    "Tell us about a time when you spoke in front of a group. Who were they, what did you want them to take away, and how did you notice whether they had?",
  ],
  usedWriting: [
    "Something you wrote that was used",
    "Tell us about something that you wrote at work and that others relied on, such as a report, a plan or instructions. Who used it, what made it useful, and what would you change?",
  ],
  records: [
    "Keeping records",
    "Which records have you kept at work, and how did you make sure that they were complete and on time? Tell us about a time when one of them mattered.",
  ],
  muddled: [
    "Making it clear",
    "Describe a text, a form or a set of notes that was muddled until you worked on it. What was wrong with it, what did you do, and who had less trouble afterwards?",
  ],
  patience: [
    "When it took patience",
    "Tell us about somebody with whom you needed a great deal of patience. What made it hard, what did you do, and what came of it?",
  ],
  unsaid: [
    "What somebody did not say",
    "Describe a time when you noticed that somebody was unhappy, worried or in pain although they had not said so. What did you notice, what did you do, and how did it turn out?",
  ],
  runningOut: [
    "When patience runs out",
    "What do you do when you notice that your patience is running out? Tell us about a real time at work.",
  ],
  notAlone: [
    "Work for more than one",
    "Tell us about a piece of work that you could not have done alone. Who was involved, what was your part, and what did you do to make it work?",
  ],
  helpingOut: [
    "Helping a colleague",
    "Describe a time when you helped a colleague although it was not your job. How did you notice, what did you leave for later, and what came of it?",
  ],
  joining: [
    "Joining a team",
    "Think of a team that you joined. What did you do in the first weeks to find out how it works, and what did you get wrong?",
  ],
  disagreement: [
    "Settling a disagreement",
    "Describe a time when you and a colleague disagreed about how something should be done. What did each of you want, how did you settle it, and how did the work turn out?",
  ],
  hardColleague: [
    "Somebody hard to work with",
    "Tell us about somebody with whom it was hard to work. What made it hard, what did you try, and what was it like at the end?",
  ],
  quarrel: [
    "A quarrel between others",
    "Tell us about a quarrel between others that held up the work. What did you do, what did you leave to them, and how did it end?",
  ],
  leading: [
    "Leading others",
    "Tell us about a group of people that you led at work, even for a short time. What had to be achieved, what did you do yourself and what did you hand over, and how did it end?",
  ],
  unpopular: [
    "An unpopular decision",
    "Describe a decision of yours that the people around you did not like. Why did you take it, how did you tell them, and what happened afterwards?",
  ],
  goodTeam: [
    "A team at its best",
    "Think of the best team that you have been in charge of. What did you do that made it good, and how could somebody from outside see it?",
  ],
  handingOver: [
    "Handing work to others",
    "Tell us about an important task that you handed to somebody else. How did you choose them, what did you agree at the start, and when did you look at it again?",
  ],
  coaching: [
    "Somebody who was not yet good enough",
    "Tell us about somebody whose work was not good enough when you began to help them. What did you notice, what did you do and over how long, and what could they do in the end?",
  ],
  hardTalk: [
    "Saying that it must get better",
    "Describe a conversation in which you told somebody that their work had to get better. How did you prepare, what did you say, and what happened in the weeks after it?",
  ],
  showingWork: [
    "Showing somebody the work",
    "Think of the last person to whom you taught a part of your work. How did you show it, how did you know that they could do it alone, and what would you do differently?",
  ],
  givenUp: [
    "Somebody who had given up",
    "Tell us about somebody who had stopped trying, such as a pupil, a patient or a colleague. What did you find out, what did you try, and what happened?",
  ],
  didNotWork: [
    "What did not work",
    "Describe something that you tried in order to get somebody going again, and that failed. What had you thought at first, what did you see, and what did you try next?",
  ],
  smallSteps: [
    "One step at a time",
    "How do you help somebody who finds a task too much for them? Take a real case, and tell us how you divided the task and how you knew when to go on.",
  ],
  lessonChanged: [
    "A lesson that you changed",
    "Tell us about a lesson or a session that did not go as you had planned. What did you notice, what did you change there and then, and what did you do the next time?",
  ],
  mixedGroup: [
    "Different abilities in one group",
    "Describe how you taught a group in which some were far ahead and others far behind. What did each of them do, and how did you know that all had learned something?",
  ],
  unruly: [
    "A group that did not listen",
    "Tell us about a time when a class or a group did not listen, or was disturbed by one person. What did you do at that moment, what did you do afterwards, and what was it like a month later?",
  ],
  groupRules: [
    "Rules for a group",
    "Which rules do you set for a class or a group in your first days with it, how do you set them, and what happens when somebody breaks one? Give us an example.",
  ],
  worried: [
    "A worry about somebody",
    "Tell us, without names, about a time when you were worried that a child or an adult could be harmed. What had you noticed, whom did you tell and when, and what happened?",
  ],
  secret: [
    "A secret that you are told",
    "A child or an adult in your care asks you to keep a secret, and you fear that they are being harmed. What do you say, and what do you do in the next hour?",
    "What you say, and what you do then...",
  ],
  safeguardingTraining: [
    "Your training in safeguarding",
    "Which training in safeguarding have you had, and when? Tell us how it has changed what you do.",
  ],
  dignity: [
    "Care with dignity",
    "Tell us, without names, about somebody whom you helped with washing, dressing or eating. How did you make sure that they kept their dignity and did as much as they could themselves?",
  ],
  confused: [
    "Somebody who was confused",
    "Describe, without names, a time when somebody in your care was confused or frightened, or refused help. What did you try, what worked, and what did you pass on to others?",
  ],
  smallChange: [
    "A change that you noticed",
    "Tell us, without names, about a small change in somebody in your care that turned out to matter. What did you notice, whom did you tell, and what happened?",
  ],
  notHeard: [
    "Somebody who was not heard",
    "Tell us about somebody at work whose view was missing. How did you notice, what did you do, and what changed because of it?",
  ],
  background: [
    "Different backgrounds",
    "Tell us about working with people whose background or habits were quite different from yours. What did you have to learn, and what did you do differently because of it?",
  ],
  unfair: [
    "Somebody treated unfairly",
    "Describe a time when you saw somebody treated unfairly at work. What did you do, and what followed?",
  ],
} as const satisfies Record<string, WrittenQuestion>;
