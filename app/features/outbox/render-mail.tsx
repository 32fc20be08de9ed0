import type { CSSProperties } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { brand } from "~/brand";
import { markdownUnderHeading } from "~/lib/markdown";
import type { Message } from "~/services/mail/mail";
import { type Letter, letterText } from "./letter";

export function renderMail({ to, subject, replyTo, ...content }: Letter): Message {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(<MailPage {...content} />)}`;
  const message = { to, subject, html, text: letterText(content), ...(replyTo && { replyTo }) };
  return content.unsubscribe === undefined ? message : { ...message, headers: oneClick(content.unsubscribe) };
}

const oneClick = (url: string) => ({
  "List-Unsubscribe": `<${url}>`,
  "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
});

const SANS = "system-ui, -apple-system, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";
const SERIF = "Georgia, 'Iowan Old Style', serif";

/** E-mail programs read no style sheets: everything is inline, in one column of a table. */
const styles = {
  page: { margin: 0, padding: 0, backgroundColor: "#faf8f3" },
  // Many programs drop the body: the paper is drawn once more inside it.
  paper: { padding: "32px 12px", backgroundColor: "#faf8f3", color: "#1a1c23" },
  column: {
    width: "100%",
    maxWidth: "560px",
    margin: "0 auto",
    borderCollapse: "separate",
    // The longest name or address breaks, and never widens the message.
    tableLayout: "fixed",
    overflowWrap: "anywhere",
    wordBreak: "break-word",
  },
  brand: { padding: "0 4px 16px", font: `400 20px/1.2 ${SERIF}`, color: "#1a1c23" },
  mark: {
    display: "inline-block",
    width: "28px",
    lineHeight: "28px",
    backgroundColor: "#ffd66b",
    borderRadius: "6px",
    color: "#1a1c23",
    textAlign: "center",
  },
  card: {
    padding: "32px 28px 16px",
    backgroundColor: "#ffffff",
    border: "1px solid #e4dfd3",
    borderRadius: "10px",
    font: `400 16px/1.5 ${SANS}`,
    color: "#1a1c23",
  },
  title: { margin: "0 0 16px", font: `400 28px/1.1 ${SERIF}`, color: "#1a1c23" },
  markdown: { margin: "0 0 16px" },
  paragraph: { margin: "0 0 16px", whiteSpace: "pre-line" },
  button: {
    display: "inline-block",
    padding: "13px 24px",
    backgroundColor: "#1a1c23",
    borderRadius: "6px",
    color: "#faf8f3",
    fontWeight: 600,
    textDecoration: "none",
  },
  link: { color: "#1a1c23", textDecoration: "underline" },
  listed: { color: "#1a1c23", fontWeight: 600, textDecoration: "underline" },
  footLink: { color: "#5d6069", textDecoration: "underline" },
  address: { margin: "0 0 16px", font: `400 13px/1.5 ${SANS}`, color: "#5d6069" },
  quotation: {
    margin: "0 0 16px",
    padding: "0 0 0 16px",
    borderLeft: "4px solid #ffd66b",
    color: "#42454e",
    whiteSpace: "pre-line",
  },
  foot: { padding: "16px 4px", font: `400 13px/1.5 ${SANS}`, color: "#5d6069" },
  preheader: { display: "none", maxHeight: 0, overflow: "hidden" },
} satisfies Record<string, CSSProperties>;

type Content = Omit<Letter, "to" | "subject" | "replyTo">;

function MailPage(content: Content) {
  const { preheader, title, paragraphs, listed = [], action, afterwards = [], quoted, markdown } = content;
  return (
    <html lang={content.language ?? "en-GB"}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
        <title>{title}</title>
      </head>
      <body style={styles.page}>
        <div style={styles.preheader}>{preheader}</div>
        <div style={styles.paper}>
          <table role="presentation" cellPadding={0} cellSpacing={0} style={styles.column}>
            <tbody>
              <tr>
                <td style={styles.brand}>
                  <span style={styles.mark}>✓</span> {brand.name}
                </td>
              </tr>
              <tr>
                <td style={styles.card}>
                  <h1 style={styles.title}>{title}</h1>
                  <Paragraphs lines={paragraphs} />
                  {markdown !== undefined && (
                    <div
                      style={styles.markdown}
                      // biome-ignore lint/security/noDangerouslySetInnerHtml: micromark's, without raw HTML.
                      dangerouslySetInnerHTML={{ __html: markdownUnderHeading(markdown) }}
                    />
                  )}
                  {listed.map((one) => (
                    <Listed key={one.url} {...one} />
                  ))}
                  {action !== undefined && <Action {...action} />}
                  <Paragraphs lines={afterwards} />
                  {quoted !== undefined && <blockquote style={styles.quotation}>{quoted}</blockquote>}
                </td>
              </tr>
              <tr>
                <td style={styles.foot}>
                  <Foot {...content} />
                </td>
              </tr>
            </tbody>
          </table>
        </div>
      </body>
    </html>
  );
}

const Listed = ({ url, language, title, line }: NonNullable<Letter["listed"]>[number]) => (
  <p style={styles.paragraph}>
    <a href={url} lang={language} style={styles.listed}>
      {title}
    </a>
    <br />
    {line}
  </p>
);

const Foot = ({ reason, unsubscribe }: Pick<Content, "reason" | "unsubscribe">) => (
  <>
    {reason}{" "}
    {unsubscribe !== undefined && (
      <a href={unsubscribe} style={styles.footLink}>
        Stop these mails
      </a>
    )}
    <br />
    {`${brand.name}. ${brand.motto}`}
  </>
);

const Paragraphs = ({ lines }: { lines: readonly string[] }) =>
  lines.map((line) => (
    <p key={line} style={styles.paragraph}>
      {line}
    </p>
  ));

const Action = ({ label, url }: { label: string; url: string }) => (
  <>
    <p style={styles.paragraph}>
      <a href={url} style={styles.button}>
        {label}
      </a>
    </p>
    <p style={styles.address}>
      Or open this address:{" "}
      <a href={url} style={styles.link}>
        {url}
      </a>
    </p>
  </>
);
