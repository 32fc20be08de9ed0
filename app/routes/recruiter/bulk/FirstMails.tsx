type Props = { letters: readonly { name: string; subject: string; text: string }[] };

export const FirstMails = ({ letters }: Props) => (
  <div className="desk-mails">
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
