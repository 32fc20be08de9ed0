const MEASURE = /\b(\d+) ?(wpm|words (?:per|a) minute|kV|MW|tonnes?)\b/gi;

/** Whether it names fewer words a minute, kilovolts, megawatts or tonnes. */
export function isLess(line: string, text: string): boolean {
  return [...line.matchAll(MEASURE)].some(([, asked, unit = ""]) => {
    const own = [...text.matchAll(MEASURE)].filter((each) => inShort(each[2]) === inShort(unit));
    return own.length > 0 && own.every(([, many]) => Number(many) < Number(asked));
  });
}

const GRADES: Record<string, number> = { A: 7, B: 6, C: 4, D: 3, E: 2, F: 2, G: 1 };
const gradeOf = (grade: string): number => GRADES[grade] ?? Number(grade);

/** "GCSE English B, maths D", where both are asked for at grade C. */
export function isOfALowerGrade(line: string, text: string): boolean {
  const asked = /\bgrades? (?:at )?([A-G4-9])\b/i.exec(line)?.[1]?.toUpperCase();
  if (asked === undefined) return false;
  const own = text.matchAll(
    /\b(english|math|science)\w*(?: \p{Ll}+)?[ (:–-]{1,3}(?:grade )?([A-G]|[1-9])(?![\p{L}\d])/giu,
  );
  return [...own].some(
    ([, subject = "", grade = ""]) =>
      line.toLowerCase().includes(subject.toLowerCase()) && gradeOf(grade.toUpperCase()) < gradeOf(asked),
  );
}

const inShort = (unit = ""): string => unit.toLowerCase().replace(/^words.*/, "wpm");
