const FEATURES = [
  [
    "Job description generation",
    "Three short steps turn the facts and your own words into a whole posting, and show what " +
      "is missing or puts people off, with better words beside it.",
  ],
  [
    "Resume screening",
    "CVs as PDF, DOC or DOCX are read against what the posting asks for, line by line. A scan that cannot " +
      "be read is said to be one, and never scored low for it.",
  ],
  [
    "Platform assessment",
    "Everybody answers the same questions, in their own time. Five weighted scores come with the sentences " +
      "they rest on.",
  ],
];

const FOUND = [
  ["Led a team of 22 for seven years", "Asked: 15 people, two years"],
  ["Builds shift reports in Excel", "Asked: Excel for shift reports"],
  ["Counterbalance licence to March 2028", "Asked: in date"],
  ["Reach truck: trained, no licence", "Asked: a licence, nice to have"],
];

export function MarkedCv() {
  return (
    <section className="wrap part" id="how">
      <div className="cv-part">
        <div>
          <h2 className="t5">A score you can put your finger on.</h2>
          <p>
            Each requirement is answered in a sentence you can say aloud, with the words it stands on marked
            in the CV. What is not there is “not found”, which is not the same as not having it.
          </p>
        </div>
        <figure className="cv-picture" aria-label="A CV, and what was found in it">
          <Cv />
          <ol>
            {FOUND.map(([found, asked], index) => (
              <li key={found}>
                <span className="found">
                  {found} <Joined of={index + 1} />
                </span>
                <span className="asked">{asked}</span>
              </li>
            ))}
          </ol>
        </figure>
      </div>
      <ul className="features register">
        {FEATURES.map(([name, text]) => (
          <li key={name}>
            <h3>{name}</h3>
            <p>{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

const Cv = () => (
  <div className="cv">
    <p className="cv-name">Magdalena Kowalczyk-Hughes</p>
    <p className="asked">CV, page 1 of 2</p>
    <p>
      <strong>Night shift manager, Halden Freight, Rugby</strong>
      <br />
      <span className="asked">March 2017 – April 2024</span>
    </p>
    <p>
      Managed <mark>22 people on the night shift</mark> <Joined of={1} /> in a chilled store of 9,000 pallets.
      I rebuilt the <mark>nightly report in Excel</mark> <Joined of={2} /> so that pick rates were on one page
      by 06:15, and the day shift stopped ringing me.
    </p>
    <p>
      <mark>Counterbalance (B1), valid to March 2028</mark> <Joined of={3} />.{" "}
      <mark>Reach truck familiarisation, 2019</mark> <Joined of={4} />.
    </p>
  </div>
);

const Joined = ({ of }: { of: number }) => <b className="number">{of}</b>;
