import type { Question } from "./rules";

/** Our own: each asks for one real event and what came of it. `{topic}` is filled from the posting. */
export type BankQuestion = Omit<Question, "id"> & {
  /** Beginnings of words that ask for this competency. */
  cues: readonly string[];
};

/** Of two that fit alike the earlier is taken: broad cues, such as "manag" and "data", stand last. */
export const QUESTION_BANK: readonly BankQuestion[] = [
  {
    cues: [
      "problem",
      "solv",
      "analy",
      "cause",
      "debug",
      "troubleshoot",
      "diagnos",
      "critical",
      "incident",
      "outage",
    ],
    icon: "Brain",
    type: "Problem Solving",
    title: "Finding the cause",
    question:
      "Tell us about a problem with {topic} whose cause was not where people first looked. How did you narrow it down, what was the cause, and how did you make sure that it stayed mended?",
    placeholder: "What was seen, what you ruled out and how, the cause, and the proof...",
  },
  {
    cues: ["team", "collab", "together", "colleague", "cooperat", "cross", "conflict", "disagree", "cultur"],
    icon: "Users",
    type: "Collaboration",
    title: "Settling a disagreement",
    question:
      "Describe a time when you and a colleague disagreed over {topic}. What did each of you want, what did you do to decide, and how did the work turn out?",
    placeholder: "Both views, your own part, the decision, and what came of it...",
  },
  {
    cues: ["safe", "secur", "risk", "hazard", "complian", "privacy", "confiden", "regulat"],
    icon: "BookOpen",
    type: "Safety and Security",
    title: "A risk that you saw",
    question:
      "Tell us about a risk to people, data or money that you saw in your work with {topic}. How did you notice it, what did you do at once, and what keeps it from coming back?",
    placeholder: "The risk, how you saw it, what you did, and what is different now...",
  },
  {
    cues: ["quality", "detail", "accura", "test", "check", "careful", "error", "mistake"],
    icon: "BookOpen",
    type: "Care and Quality",
    title: "A mistake of your own",
    question:
      "Tell us about a mistake that you made in your work with {topic} and found yourself. How did you notice it, whom did it touch, what did you do at once, and what do you check since then?",
    placeholder: "The mistake, how you found it, what you did, and what you check now...",
  },
  {
    cues: ["feedback", "critici", "weak", "strength", "setback", "resilien", "fail"],
    icon: "MessageSquare",
    type: "Taking Feedback",
    title: "What was hard to hear",
    question:
      "Tell us about criticism of your work with {topic} that was hard to hear. What was right in it, what did you do with it, and what did your work look like afterwards?",
    placeholder: "Who said what, what was right in it, and what you changed...",
  },
  {
    cues: [
      "communic",
      "explain",
      "present",
      "writing",
      "written",
      "stakeholder",
      "document",
      "speak",
      "report",
    ],
    icon: "MessageSquare",
    type: "Communication",
    title: "Explaining it to others",
    question:
      "Think of a time when you explained {topic} to people outside your field. What did they have to decide or do with it, how did you prepare, and how did you know that they had understood?",
    placeholder: "Who they were, what they needed, how you explained it, and how you knew...",
  },
  {
    cues: ["custom", "client", "user", "service", "support", "complain", "patient", "guest"],
    icon: "MessageSquare",
    type: "Customer Focus",
    title: "A customer who was let down",
    question:
      "Describe a time when somebody who depended on your work in {topic} was let down. What had gone wrong, what did you say and do first, and what did you change for the next person?",
    placeholder: "What had happened, what you did first, and what is different now...",
  },
  {
    cues: ["ambig", "uncertain", "unclear", "chang", "adapt", "flex", "pace"],
    icon: "BookOpen",
    type: "Adapting to Change",
    title: "When the aim moved",
    question:
      "Describe a time when what was wanted of your work with {topic} was unclear, or changed on the way. What did you find out first, what did you do meanwhile, and how did it end?",
    placeholder: "What was asked, what changed, what you did, and the outcome...",
  },
  {
    cues: ["learn", "new", "curio", "train", "grow", "course", "study", "date"],
    icon: "BookOpen",
    type: "Learning",
    title: "Learning it from the beginning",
    question:
      "When did you last have to learn something like {topic} from the beginning? How did you go about it, what did you get wrong at first, and how did you test that you could do it?",
    placeholder: "What it was, your plan, your mistakes, and your test...",
  },
  {
    cues: ["creativ", "innovat", "idea", "invent", "imagin", "improv", "original"],
    icon: "Brain",
    type: "New Ideas",
    title: "Another way to do it",
    question:
      "Tell us about something new that you tried in your work with {topic}. What was the old way, how did you try the new one at little cost, and what became of it?",
    placeholder: "The old way, your idea, how you tried it, and what stayed of it...",
  },
  {
    cues: [
      "plan",
      "organi",
      "priorit",
      "deadline",
      "project",
      "time",
      "deliver",
      "multitask",
      "stress",
      "pressure",
      "busy",
    ],
    icon: "Brain",
    type: "Planning",
    title: "More work than time",
    question:
      "Describe a time in your work with {topic} when there was more to do than time to do it. How did you decide what came first, whom did you tell, and what was left undone in the end?",
    placeholder: "What was asked, your order and why, whom you told, and how it ended...",
  },
  {
    cues: [
      "alone",
      "autonom",
      "independ",
      "remote",
      "unsupervis",
      "initiat",
      "proactiv",
      "ownership",
      "self",
    ],
    icon: "Brain",
    type: "Working Independently",
    title: "From start to finish",
    question:
      "Describe a piece of work with {topic} that you carried by yourself from start to finish. How did you know what to do next, when did you ask for help, and how did others know where it stood?",
    placeholder: "The work, how you steered it, when you asked, and how it ended...",
  },
  {
    cues: ["reliab", "depend", "punctual", "availab", "shift", "weekend", "commit", "promis", "attend"],
    icon: "Users",
    type: "Reliability",
    title: "A promise hard to keep",
    question:
      "Describe a promise in your work with {topic} that became hard to keep. When did you see it, whom did you tell, and what did you deliver in the end?",
    placeholder: "What you had promised, what came between, whom you told, and how it ended...",
  },
  {
    cues: ["sell", "sale", "negotiat", "persua", "influenc", "convinc", "budget", "partner"],
    icon: "Users",
    type: "Persuasion",
    title: "Winning somebody over",
    question:
      "Tell us about somebody who was against a proposal of yours about {topic}. What worried them, what did you change or show, and where did you meet in the end?",
    placeholder: "The proposal, their worry, what you did, and the outcome...",
  },
  {
    cues: ["value", "ethic", "integr", "honest", "trust", "fair"],
    icon: "Users",
    type: "Integrity",
    title: "Saying what was not welcome",
    question:
      "Describe a time in your work with {topic} when you said something that was not welcome. Why did you find that it had to be said, how did you say it, and what followed?",
    placeholder: "What it was about, how you said it, and what followed...",
  },
  {
    cues: ["inclus", "divers", "empath", "listen", "respect", "equal", "caring", "kind"],
    icon: "Users",
    type: "Inclusion",
    title: "Somebody who was not heard",
    question:
      "Tell us about somebody whose view was missing in work on {topic}. How did you notice, what did you do, and what changed by it?",
    placeholder: "Who it was, what you noticed, what you did, and what changed...",
  },
  {
    cues: ["motivat", "passion", "enthusias", "interest", "career", "goal", "ambiti", "aspir", "why"],
    icon: "Brain",
    type: "Motivation",
    title: "Work that nobody asked for",
    question:
      "Which piece of work with {topic} did you go on with although nobody asked you to? What drew you to it, what did you do, and what became of it?",
    placeholder: "What it was, what drew you to it, what you did, and what came of it...",
  },
  {
    cues: ["lead", "manag", "mentor", "coach", "supervis", "deleg", "responsib", "people", "teach", "tutor"],
    icon: "Users",
    type: "Leadership",
    title: "Helping somebody grow",
    question:
      "Tell us about a person whose work on {topic} got better with your help. What did you notice, what did you do over which time, and what could they do afterwards?",
    placeholder: "Where they stood, what you did, and what changed...",
  },
  {
    cues: [
      "code",
      "coding",
      "skill",
      "technic",
      "engineer",
      "architect",
      "design",
      "build",
      "develop",
      "program",
      "tool",
      "system",
    ],
    icon: "Code",
    type: "Technical Challenge",
    title: "A choice between two ways",
    question:
      "Tell us about a piece of work with {topic} in which you chose between at least two ways. What spoke for each, why did you choose as you did, and what would you choose today?",
    placeholder: "The task, the ways you weighed, your reasons, and the result...",
  },
  {
    cues: [
      "data",
      "metric",
      "measur",
      "number",
      "research",
      "evidence",
      "experiment",
      "insight",
      "decid",
      "decision",
    ],
    icon: "Brain",
    type: "Working From Evidence",
    title: "When the numbers disagreed",
    question:
      "Describe a decision about {topic} for which you gathered the facts first. What did you expect, what did they show, and what was done that would not have been done otherwise?",
    placeholder: "The question, how you looked, what you found, and what it changed...",
  },
];
