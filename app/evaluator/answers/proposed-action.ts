import { IMPERATIVE } from "../data/posting-cues";

/** "Apologise, own it, swap the laptop": what somebody would do, said without an "I". */
export const isProposed = (text: string): boolean => IMPERATIVE.test(text) || DO_THIS.test(text);
const DO_THIS =
  /^\W{0,9}(?:(?:first|then|next|and|so|always|i would|i['’]d),? )*(?:apologi[sz]e|own|phone|ring|call|tell|ask|go|swap|put|move|stop|turn|look|listen|speak|talk|reassure|calm|report|escalate|log|isolate|shut|switch|open|wipe|separate|raise|email|message|offer|take|bring|fetch|stay|sit|let|try|use|start|pull|push|lift|note|thank|confirm|wait|warn|remove|replace|restart|photograph|evacuate|cool|throw|measure)\b(?! (?:of|is|was|were|are)\b)/i;
