import { Box } from "./landing/Box";

type Entry = { name: string; role: string; before?: string; marked: string; after?: string; answer: string };
const ENTRIES: Entry[] = [
  {
    name: "Denise Abernathy-Clarke",
    role: "Warehouse shift lead, Coventry",
    before: "Managed ",
    marked: "22 people on the night shift",
    answer: "Interview",
  },
  {
    name: "Łukasz Wiśniewski",
    role: "Payroll specialist, Kraków",
    before: "closed payroll ",
    marked: "in six countries by day three",
    answer: "Offer sent",
  },
  {
    name: "Aïssatou Diallo-Lemaître",
    role: "Pastry chef, Lyon",
    marked: "ran the section alone",
    after: " for two winters",
    answer: "Hired",
  },
  {
    name: "Tom O’Rourke",
    role: "Lorry driver C+E, Cork",
    before: "licence ",
    marked: "expired in 2015",
    after: ", not used since",
    answer: "A no, and told so",
  },
  {
    name: "María del Carmen Fernández",
    role: "Site engineer, Valencia",
    marked: "signed off 41 pours",
    after: ", two sent back",
    answer: "Interview",
  },
  {
    name: "Mehmet Öztürk",
    role: "Staff nurse, nights, Leeds",
    marked: "charge nurse for a 28-bed ward",
    answer: "A no, and told so",
  },
];

export function Register() {
  return (
    <figure className="roll-call">
      <ul className="register">
        {ENTRIES.map(({ name, role, before, marked, after, answer }) => (
          <li key={name}>
            <Box ticked />
            <strong>{name}</strong>
            <span className="roll-role">{role}</span>
            <span className="roll-quote">
              “{before}
              <mark>{marked}</mark>
              {after}”
            </span>
            <strong className="roll-answer">{answer}</strong>
          </li>
        ))}
        <li className="open">
          <Box />
          <strong>Amara Okafor</strong>
          <span className="roll-role">Data analyst, remote</span>
          <span className="roll-quote">CV and four answers came at 14:02</span>
          <strong className="roll-answer">Being read</strong>
        </li>
      </ul>
      <figcaption>Names and sentences made up for this page.</figcaption>
    </figure>
  );
}
