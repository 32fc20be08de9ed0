import type { Question } from "~/vocabulary/questions";

export type { Question };

export const QUESTION_ICONS = ["Brain", "Users", "MessageSquare", "BookOpen", "Code"] as const;

/** `removed`: the question that was deleted last, and where it stood, so that it can come back. */
export type Draft = {
  questions: readonly Question[];
  selected: number | null;
  removed?: { at: number; question: Question } | null;
  /** The one that was chosen last of those that were offered. */
  added?: number | null;
};

/** `id` names a question. */
export type DraftIntent =
  | { kind: "add" | "undo" }
  | { kind: "select" | "up" | "down" | "delete"; id: number }
  | { kind: "insert"; question: Omit<Question, "id"> | undefined };

export const MOST_QUESTIONS = 30;

/** Characters, by field. */
export const LONGEST = { type: 60, title: 120, question: 2000, placeholder: 300 } as const;

export const BEGINNING = {
  type: "New Category",
  title: "New Question Title",
  question: "Enter your question here...",
  placeholder: "Enter placeholder text...",
};

export const newQuestion = (questions: readonly Question[]): Question => ({
  id: nextId(questions),
  icon: "Brain",
  ...BEGINNING,
});

/** It may be kept, its recruiter sees that nobody has written it, and no applicant is asked it. */
export const isUnwritten = ({ title, question }: Question): boolean =>
  title.trim() === BEGINNING.title || question.trim() === BEGINNING.question;

export const unwrittenAmong = (questions: readonly Question[]) => questions.filter(isUnwritten);

export const askedAmong = (questions: readonly Question[]) => questions.filter((one) => !isUnwritten(one));

export const categoryShown = (category: string): string =>
  category.trim() === BEGINNING.type ? "" : category;

export const placeholderShown = (placeholder: string): string =>
  placeholder.trim() === BEGINNING.placeholder ? "" : placeholder;

const nextId = (questions: readonly Question[]) =>
  Math.max(0, ...questions.map((question) => question.id)) + 1;

/** The same draft when the button can do nothing. */
export function applyIntent(draft: Draft, intent: DraftIntent): Draft {
  const { questions } = draft;
  switch (intent.kind) {
    case "add":
      return added(draft, newQuestion(questions));
    case "insert":
      return withChosen(draft, intent.question);
    case "select":
      return questions.some((question) => question.id === intent.id)
        ? { ...draft, selected: intent.id }
        : draft;
    case "up":
      return { ...draft, questions: swapped(questions, intent.id, -1) };
    case "down":
      return { ...draft, questions: swapped(questions, intent.id, 1) };
    case "delete":
      return withoutQuestion(draft, intent.id);
    case "undo":
      return withRemoved(draft);
  }
}

function withoutQuestion(draft: Draft, id: number): Draft {
  const at = draft.questions.findIndex((question) => question.id === id);
  const question = draft.questions[at];
  if (question === undefined) return draft;
  return {
    questions: draft.questions.filter((other) => other !== question),
    selected: draft.selected === id ? null : draft.selected,
    removed: { at, question },
  };
}

function withRemoved({ questions, selected, removed }: Draft): Draft {
  if (!removed || questions.length >= MOST_QUESTIONS) return { questions, selected, removed };
  const taken = questions.some(({ id }) => id === removed.question.id);
  const question = taken ? { ...removed.question, id: nextId(questions) } : removed.question;
  const { at } = removed;
  return {
    questions: [...questions.slice(0, at), question, ...questions.slice(at)],
    selected: question.id,
    removed: null,
  };
}

function withChosen(draft: Draft, question: Omit<Question, "id"> | undefined): Draft {
  if (question === undefined) return draft;
  const chosen = added(draft, { ...question, id: nextId(draft.questions) });
  return chosen === draft ? draft : { ...chosen, added: chosen.selected };
}

function added(draft: Draft, question: Question): Draft {
  if (draft.questions.length >= MOST_QUESTIONS) return draft;
  return { ...draft, questions: [...draft.questions, question], selected: question.id };
}

function swapped(questions: readonly Question[], id: number, by: 1 | -1): readonly Question[] {
  const at = questions.findIndex((question) => question.id === id);
  const [here, there] = [questions[at], questions[at + by]];
  if (here === undefined || there === undefined) return questions;
  const result = [...questions];
  result[at] = there;
  result[at + by] = here;
  return result;
}

export type QuestionProblem = { id: number; field: keyof typeof LONGEST | null; message: string };

const LABELS = {
  type: "Category",
  title: "Question title",
  question: "Question text",
  placeholder: "Placeholder text",
} as const;

/** Empty when it can be saved. A placeholder may be empty. */
export function problemsIn(questions: readonly Question[]): QuestionProblem[] {
  if (questions.length === 0) return [{ id: 0, field: null, message: "Please add at least one question" }];
  if (questions.length > MOST_QUESTIONS) {
    return [{ id: 0, field: null, message: `Please use at most ${MOST_QUESTIONS} questions` }];
  }
  return questions.flatMap((question, index) =>
    (Object.keys(LABELS) as (keyof typeof LABELS)[]).flatMap((field) => {
      const message = problemWith(field, question[field]);
      return message === null
        ? []
        : [{ id: question.id, field, message: `Question ${index + 1}: ${message}` }];
    }),
  );
}

function problemWith(field: keyof typeof LABELS, text: string): string | null {
  if (text.trim() === "" && field !== "placeholder") return `${LABELS[field]} is required`;
  return text.length > LONGEST[field]
    ? `${LABELS[field]} can have at most ${LONGEST[field].toLocaleString("en-GB")} characters`
    : null;
}

export function tidy(questions: readonly Question[]): Question[] {
  const seen = new Set<number>();
  let highest = Math.max(0, ...questions.map((question) => question.id));
  return questions.map(({ id, icon, type, title, question, placeholder }) => {
    const own = id > 0 && !seen.has(id) ? id : ++highest;
    seen.add(own);
    return {
      id: own,
      icon: QUESTION_ICONS.find((known) => known === icon) ?? "Brain",
      type: type.trim(),
      title: title.trim(),
      question: question.trim(),
      placeholder: placeholder.trim(),
    };
  });
}
