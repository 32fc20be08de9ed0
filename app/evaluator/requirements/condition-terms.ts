import { CONDITION_CLASSES } from "../data/condition-classes";
import { stemsOf } from "../text/words";
import type { Alternative } from "./requirement";

export function conditionsIn(text: string): Alternative[] {
  const line = text.replace(ON_A_DAY, " ").replace(NONE_THERE, "");
  const named = CONDITION_CLASSES.filter(([, asked]) => asked.test(line));
  const classes = named.filter(
    ([name]) =>
      !isSaidWith(
        name,
        named.map(([other]) => other),
        line,
      ),
  );
  const office = OF_A_TOWN.exec(line)?.[1];
  const turn = /\bone (?:\p{L}+ )?in (?:\p{L}+|\d)\b/iu.exec(line)?.[0].replace(/^one \p{L}+ in/iu, "one in");
  return [
    {
      terms: classes.map(([words, , spoken]) => ({
        words,
        forms: [
          ...spoken.split(", "),
          ...(turn ? [turn] : []),
          ...(office && words === "in the office" ? DAYS.map((day) => `${office} ${day}`) : []),
        ].map((each) => (each.startsWith("=") ? each : stemsOf(each).join(" "))),
        ...(words === "travel" ? { isPhrase: true as const } : {}),
      })),
    },
  ];
}

const DAYS = ["monday", "tuesday", "wednesday", "thursday", "friday", "day", "desk"];
const OF_A_TOWN = /\bin (?:the|our) (\p{Lu}[\p{L}'’]+(?: \p{Lu}[\p{L}'’]+){0,2}) (?:office|lab|studio)\b/u;

/** "On a busy Saturday you'll be stripping beds": when it happens, and no question of who is free then. */
const ON_A_DAY =
  /\bon an? (?:busy|full|wet|cold|hot|quiet|good|bad|normal|typical) (?:\p{L}+day|weekend|evening|night)\b(?=.*\byou\b)/giu;

const NONE_THERE =
  /(?:(?:,|\s[–—-])\s+(?:(?:as|because|since) )?|\s(?:as|because|since) )there(?:['’]s| is| are) (?:no|hardly any|few)\b.*$/i;

/** "Night shifts" asks for nights alone, "three nights a week away" for travel. */
function isSaidWith(name: string, all: readonly string[], line: string): boolean {
  if (all.includes("on call") && /^(?:nights|shifts)$/.test(name))
    return !/\b(?:night|shift) (?:shifts?|work|duty|pattern)\b/i.test(line);
  if (name === "long days") return all.length > 1;
  if (name === "early starts" && all.includes("shifts")) return /\bearlies\b/i.test(line);
  if (name === "evenings" && all.includes("shifts") && /\blates\b/i.test(line))
    return !/\b(?:evenings?|late (?:shifts?|clinics?))\b/i.test(line);
  if (name === "shifts")
    return (
      all.length > 1 &&
      !/\b(?:rota\w*|pattern|rotating|\d on \d off|shift work|shifts? and|and shifts?)\b/i.test(line)
    );
  return name === "nights" && all.includes("travel") && !/\bnight (?:shift|duty|work)/i.test(line);
}
