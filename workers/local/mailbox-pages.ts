import type { Message } from "./mailbox-store.ts";

export function messagesPage(messages: Message[]): string {
  const rows = messages.toReversed().map(messageRow).join("");
  const count = messages.length === 1 ? "1 message" : `${messages.length} messages, newest first`;
  const list =
    rows === ""
      ? `<p class="empty">Nothing here yet. What the product sends appears on this page.</p>`
      : `<ol>${rows}</ol>`;
  return layout(
    "Local mailbox",
    `<h1>Local mailbox</h1>${rows === "" ? "" : `<p class="muted">${count}</p>`}${list}`,
  );
}

export function messagePage(message: Message): string {
  const links = message.links
    .map((link) => `<li><a href="${escapeHtml(link)}">${escapeHtml(link)}</a></li>`)
    .join("");
  const headers = {
    From: message.from,
    To: message.to.join(", "),
    Subject: message.subject,
    ...message.headers,
    "Idempotency-Key": message.idempotencyKey ?? "none",
    Received: message.receivedAt,
    Id: message.id,
  };
  const rows = Object.entries(headers).map(
    ([name, value]) => `<dt>${escapeHtml(name)}</dt><dd>${escapeHtml(value)}</dd>`,
  );
  return layout(
    message.subject,
    `<p><a href="/">All messages</a></p>
<h1>${escapeHtml(message.subject)}</h1>
<p class="muted">To ${escapeHtml(message.to.join(", "))}, ${time(message)}</p>
${links === "" ? "" : `<h2>Links</h2><ul class="links">${links}</ul>`}
${message.html === "" ? "" : `<h2>HTML</h2><iframe src="/messages/${message.id}/body" title="The message as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox"></iframe>`}
<h2>Text</h2><pre>${escapeHtml(message.text)}</pre>
<h2>Headers</h2><dl>${rows.join("")}</dl>`,
  );
}

/** Its links leave the frame. */
export function messageBody(message: Message): string {
  return `<base target="_blank">${message.html}`;
}

export function noSuchMessagePage(): string {
  return layout(
    "No such message",
    `<h1>No such message</h1><p>It may have been emptied. <a href="/">All messages</a></p>`,
  );
}

function messageRow(message: Message): string {
  return `<li><a href="/messages/${message.id}"><strong>${escapeHtml(message.subject)}</strong>
<span>${escapeHtml(message.to.join(", "))}</span><span class="muted">${time(message)}</span></a></li>`;
}

function time(message: Message): string {
  const shown = message.receivedAt.slice(0, 19).replace("T", " ");
  return `<time datetime="${message.receivedAt}">${shown} UTC</time>`;
}

function escapeHtml(text: string): string {
  const entities: Record<string, string> = { "&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;" };
  return text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter);
}

/** The product's tokens again: the mailbox must not depend on a build. */
const STYLE = `
:root{color-scheme:light dark;--paper:light-dark(#faf8f3,#14161c);--card:light-dark(#fff,#1b1e26);--ink:light-dark(#1a1c23,#eceae3);
--muted:light-dark(#5d6069,#a3a5ad);--rule:light-dark(#e4dfd3,#2e323d);--wash:light-dark(#f2eee4,#20242e);--mark:light-dark(#ffd66b,#e0b441);--focus:light-dark(#1f5eff,#8fb1ff);
--serif:"Iowan Old Style","Palatino Linotype",Palatino,P052,Georgia,serif;--sans:system-ui,-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans",sans-serif}
*{box-sizing:border-box}body{margin:0;background:var(--paper);color:var(--ink);font:400 1.0625rem/1.55 var(--sans)}
main{max-width:52rem;margin:auto;padding:2.25rem clamp(1rem,4vw,2.5rem) 5.5rem}
h1,h2{font-family:var(--serif);font-weight:600;line-height:1.1;text-wrap:balance}h1{margin:0 0 .5rem;font-size:2rem;overflow-wrap:anywhere}
h1::before{content:"";display:block;width:2.25rem;height:.4rem;margin-bottom:.75rem;background:var(--mark)}h2{margin:2.25rem 0 .75rem;font-size:1.3125rem}
p{margin:.5rem 0}a{color:inherit;text-underline-offset:.2em}:focus-visible{outline:3px solid var(--focus);outline-offset:2px;border-radius:4px}
.muted{color:var(--muted);font-size:.9375rem}.empty{margin-top:2.25rem;padding:2.25rem;background:var(--wash);border-radius:10px}
ol,ul{margin:1.5rem 0 0;padding:0;list-style:none}ol{border-top:1px solid var(--rule)}ol a{display:grid;gap:0 1rem;grid-template-columns:1fr auto;padding:.75rem .5rem;border-bottom:1px solid var(--rule);text-decoration:none}
@media(max-width:36rem){ol a{grid-template-columns:1fr}}ol a:hover{background:var(--wash)}ol strong{grid-column:1/-1;overflow-wrap:anywhere}ol span{overflow-wrap:anywhere}.links{margin:0}.links a{overflow-wrap:anywhere}
iframe{width:100%;height:30rem;border:1px solid var(--rule);border-radius:10px;background:#fff}
pre{margin:0;padding:1rem;overflow-x:auto;white-space:pre-wrap;overflow-wrap:anywhere;background:var(--card);border:1px solid var(--rule);border-radius:10px;font-size:.9375rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.25rem 1rem;margin:0;font-size:.9375rem}dt{color:var(--muted)}dd{margin:0;overflow-wrap:anywhere}`;

function layout(title: string, body: string): string {
  return `<!doctype html><html lang="en-GB"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escapeHtml(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>`;
}
