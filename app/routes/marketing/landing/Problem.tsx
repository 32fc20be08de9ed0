import { brand } from "~/brand";

const COMPARED: [question: string, agency: string, ours: string][] = [
  ["Why this candidate?", "A phone call", "The sentence it rests on"],
  ["What is everyone asked?", "It depends on who calls", "The same questions"],
  ["Who decides?", "Whoever made the list", "You, and it is on record"],
  ["What do applicants hear?", "Often nothing", "Where things stand, always"],
  ["Who can apply?", "People the agency knows", "Anyone with the link"],
];

export function Problem() {
  return (
    <section className="wrap part problem">
      <div>
        <h2 className="t5">Most applications end in silence.</h2>
        <p>
          A posting brings in more CVs than one person can read with care. They are skimmed, filtered by
          keyword, and forgotten; the person who wrote them never hears why.
        </p>
        <p>A decision about a person’s career should rest on something that can be pointed at.</p>
      </div>
      <div>
        <h3>Next to a traditional agency</h3>
        <table className="compared">
          <thead>
            <tr>
              <td />
              <th scope="col">Agency</th>
              <th scope="col">{brand.name}</th>
            </tr>
          </thead>
          <tbody>
            {COMPARED.map(([question, agency, ours]) => (
              <tr key={question}>
                <th scope="row">{question}</th>
                <td>{agency}</td>
                <td>{ours}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
