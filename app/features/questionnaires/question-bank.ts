import type { Question } from "./rules";

/**
 * Structured interview questions by competency, our own. Each asks for one real event and what came of it, since past behaviour
 * is what structured interviews rest on. `{topic}` is filled with what the posting asks for.
 */
export type BankQuestion = Omit<Question, "id"> & {
  /** Beginnings of words that ask for this competency. */
  cues: readonly string[];
};

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
      "Describe a time when you and a colleague saw {topic} differently. What did each of you want, what did you do to decide, and how did the work turn out?",
    placeholder: "Both views, your own part, the decision, and what came of it...",
  },
  {
    cues: ["lead", "manag", "mentor", "coach", "supervis", "deleg", "responsib", "people"],
    icon: "Users",
    type: "Leadership",
    title: "Helping somebody grow",
    question:
      "Tell us about a person whose work on {topic} got better with your help. What did you notice, what did you do over which time, and what could they do afterwards?",
    placeholder: "Where they stood, what you did, and what changed...",
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
    cues: ["learn", "adapt", "new", "curio", "train", "grow", "change", "flex"],
    icon: "BookOpen",
    type: "Learning",
    title: "Learning it from the beginning",
    question:
      "When did you last have to learn something like {topic} from the beginning? How did you go about it, what did you get wrong at first, and how did you test that you could do it?",
    placeholder: "What it was, your plan, your mistakes, and your test...",
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
      "independ",
    ],
    icon: "Brain",
    type: "Planning",
    title: "More work than time",
    question:
      "Describe a time when {topic} had to be done and there was more work than time. How did you decide what came first, whom did you tell, and what was left undone in the end?",
    placeholder: "What was asked, your order and why, whom you told, and how it ended...",
  },
  {
    cues: ["quality", "detail", "accura", "test", "check", "careful", "error", "mistake", "safe", "fail"],
    icon: "BookOpen",
    type: "Care and Quality",
    title: "A mistake of your own",
    question:
      "Tell us about a mistake that you made in {topic} and found yourself. How did you notice it, whom did it touch, what did you do at once, and what do you check since then?",
    placeholder: "The mistake, how you found it, what you did, and what you check now...",
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
  {
    cues: [
      "sell",
      "sale",
      "negotiat",
      "persua",
      "influenc",
      "convinc",
      "budget",
      "partner",
      "initiat",
      "proactiv",
      "idea",
    ],
    icon: "Users",
    type: "Persuasion",
    title: "Winning somebody over",
    question:
      "Tell us about somebody who was against your proposal on {topic}. What worried them, what did you change or show, and where did you meet in the end?",
    placeholder: "The proposal, their worry, what you did, and the outcome...",
  },
  {
    cues: ["value", "ethic", "integr", "honest", "trust", "inclus", "divers", "fair"],
    icon: "Users",
    type: "Integrity",
    title: "Saying what was not welcome",
    question:
      "Describe a time when you said something about {topic} that was not welcome. Why did you find that it had to be said, how did you say it, and what followed?",
    placeholder: "What it was about, how you said it, and what followed...",
  },
];
