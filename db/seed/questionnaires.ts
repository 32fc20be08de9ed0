import { STANDARD_QUESTIONS } from "../../app/vocabulary/questions.ts";
import type { Question } from "../schema.ts";

const PROBLEM_SOLVING = STANDARD_QUESTIONS.slice(0, 1);

export const QUESTIONNAIRES: Record<string, Question[]> = {
  "senior-frontend-engineer": [
    ...PROBLEM_SOLVING,
    {
      id: 2,
      icon: "Code",
      type: "Technical Challenge",
      title: "A slow page",
      question:
        "A page of ours shows 20,000 rows and takes nine seconds until somebody can type in its search field on an old laptop. How would you find out why, what would you try first, and how would you know that it helped?",
      placeholder: "Your first measurements, the options you see, and how you would choose between them...",
    },
    {
      id: 3,
      icon: "Users",
      type: "Collaboration",
      title: "A disagreement about a design",
      question:
        "Tell us about a time when you and a designer or another engineer disagreed about how something should be built. What did each of you want, what did you do, and what happened?",
      placeholder: "Who wanted what, and how it ended...",
    },
    {
      id: 4,
      icon: "BookOpen",
      type: "Learning",
      title: "Something you had to learn",
      question:
        "What is the last thing that you had to learn for your work, how did you go about it, and how did you notice that you had understood it?",
      placeholder: "What it was, how you learned it, and what you did with it...",
    },
  ],
  "product-designer": [
    ...PROBLEM_SOLVING,
    {
      id: 2,
      icon: "BookOpen",
      type: "User Research",
      title: "Research that changed the plan",
      question:
        "Tell us about a piece of user research of your own that changed what a team was going to build. What did you ask, how did you find out, and what changed?",
      placeholder: "The question, the method, the people, and what changed...",
    },
    {
      id: 3,
      icon: "MessageSquare",
      type: "Communication",
      title: "Hearing criticism",
      question:
        "Describe a time when your design was criticised and the criticism was right. What did you do next, and what do you do differently now?",
      placeholder: "What was said, what you did, what you kept...",
    },
  ],
  "data-analyst": [
    ...PROBLEM_SOLVING,
    {
      id: 2,
      icon: "Code",
      type: "Technical Challenge",
      title: "Two numbers that disagree",
      question:
        "A dashboard shows 14,210 active meters, the billing report for the same month 13,876. How would you find the reason, and what would you tell the customer in the meantime?",
      placeholder: "Your first steps, in order...",
    },
    {
      id: 3,
      icon: "MessageSquare",
      type: "Communication",
      title: "Explaining a finding",
      question:
        "Tell us about a result that you had to explain to people who do not work with data. What did they need to decide, how did you explain it, and what did they do?",
      placeholder: "The people, the decision, and the words you chose...",
    },
    {
      id: 4,
      icon: "Users",
      type: "Collaboration",
      title: "Working with a source you do not own",
      question:
        "Describe a time when your work depended on data or people outside your team. What went wrong, and what did you do about it?",
      placeholder: "Who you depended on, and what you did...",
    },
    {
      id: 5,
      icon: "BookOpen",
      type: "Learning",
      title: "A mistake of your own",
      question:
        "Tell us about a mistake in an analysis of yours that you found yourself, or that somebody else found. How did it come to light, what did you do, and what changed afterwards?",
      placeholder: "What happened, who knew, and what you do differently now...",
    },
  ],
};
