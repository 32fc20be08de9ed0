const STATES = `
uk | gb | britain | british | united kingdom | england | scotland | wales
ireland | irish
us | usa | united states | american | texas | florida | california | new york | ohio | illinois | arizona
eu | european
poland | polish
germany | german
france | french
italy | italian
spain | spanish
portugal | portuguese
netherlands | dutch
romania | romanian
bulgaria | bulgarian
lithuania | lithuanian
ukraine | ukrainian
switzerland | swiss
norway | norwegian
turkey | turkish
india | indian
pakistan | pakistani
philippines | philippine | filipino
nigeria | nigerian
ghana | ghanaian
kenya | kenyan
zimbabwe | zimbabwean
south africa | south african
australia | australian
new zealand
canada | canadian
brazil | brazilian
hong kong
`
  .trim()
  .split("\n")
  .map((row) => row.split(" | "));

const NAMES = new RegExp(`\\b(?:${STATES.flat().join("|")})\\b`, "gi");

/** The countries that a text names, each by its first name. */
export const statesIn = (text: string): string[] =>
  [...text.matchAll(NAMES)]
    .filter(([name]) => /^\p{Lu}/u.test(name))
    .flatMap(([name]) => STATES.find((row) => row.includes(name.toLowerCase()))?.[0] ?? []);
