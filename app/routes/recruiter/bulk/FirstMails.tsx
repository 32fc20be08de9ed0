import { COMES_FIRST } from "~/components/comes-first";
import { asFigure, counted } from "~/lib/words";

type Props = {
  letters: readonly { name: string; subject: string; text: string }[];
  all?: number;
  asked?: boolean;
};

export const FirstMails = ({ letters, all = letters.length, asked = false }: Props) => (
  <div className="desk-mails" {...(asked && COMES_FIRST)}>
    <FirstOf shown={letters.length} all={all} />
    {letters.map(({ name, subject, text }) => (
      <figure key={name} className="desk-mail">
        <figcaption>
          <strong>To {name}</strong>
          <br />
          Subject: {subject}
        </figcaption>
        <p>{text}</p>
      </figure>
    ))}
  </div>
);

export const FirstOf = ({ shown, all }: { shown: number; all: number }) =>
  shown < all && (
    <p className="muted small">
      The first {asFigure(shown)} of {counted(all, "mail")}; the others are filled in the same way.
    </p>
  );
