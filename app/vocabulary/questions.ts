export type Question = {
  id: number;
  icon: string;
  type: string;
  title: string;
  question: string;
  placeholder: string;
};

/** The row of `question_sets` that holds the five below, word for word: other words are another row. */
export const STANDARD_SET = 0;

/** The specification's five. Past behaviour is what structured interviews rest on. */
export const STANDARD_QUESTIONS: readonly Question[] = [
  {
    id: 1,
    icon: "Brain",
    type: "Problem Solving",
    title: "Complex Problem Solving",
    question:
      "Describe a challenging situation at work that had no obvious solution. What made it hard, which ways out did you consider, what did you decide and why, and what was the outcome?",
    placeholder: "The situation, what you considered, what you did, and what came of it...",
  },
  {
    id: 2,
    icon: "Users",
    type: "Collaboration",
    title: "Working with Others",
    question:
      "Tell us about a piece of work that you could not have done alone. Who was involved, where did you see things differently, what did you do about that, and how did it end?",
    placeholder: "Who was involved, your own part in it, and the result...",
  },
  {
    id: 3,
    icon: "MessageSquare",
    type: "Communication",
    title: "Making Yourself Understood",
    question:
      "Think of a time when you had to explain something difficult to people who did not know your field. What did they need to understand, how did you go about it, and how did you know that it had worked?",
    placeholder: "What you explained, to whom, how, and how you knew...",
  },
  {
    id: 4,
    icon: "BookOpen",
    type: "Learning",
    title: "Learning Something New",
    question:
      "What is the last thing that you had to learn for your work from the beginning? How did you start, what did you get wrong at first, and what can you do now that you could not do before?",
    placeholder: "What it was, how you learned it, and what you do with it now...",
  },
  {
    id: 5,
    icon: "Code",
    type: "Technical Challenge",
    title: "A Technical Challenge",
    question:
      "Describe the most demanding task in your own field that you have finished. Which tools or methods did you use, which choice mattered most, and what would you do differently today?",
    placeholder: "The task, your tools and choices, the result, and what you learned from it...",
  },
];
