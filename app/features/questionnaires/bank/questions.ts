import { AT_WORK } from "./at-work";
import { CONDITIONS } from "./conditions";
import { IN_THE_TRADE } from "./in-the-trade";
import { WITH_PEOPLE } from "./with-people";
import type { WrittenQuestion } from "./written-question";

const QUESTIONS = { ...CONDITIONS, ...WITH_PEOPLE, ...AT_WORK, ...IN_THE_TRADE };

export type QuestionKey = keyof typeof QUESTIONS;

export const questionOf = (key: QuestionKey): WrittenQuestion => QUESTIONS[key];

export const QUESTION_KEYS = Object.keys(QUESTIONS) as QuestionKey[];
