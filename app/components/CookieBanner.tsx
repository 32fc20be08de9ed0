import { paths } from "~/paths";

type Props = {
  back: string;
  /** Something may be typed here: without a script the answer opens a tab of its own, and nothing is lost. */
  beside: boolean;
};

/** In the page's flow, so that it never covers anything. */
export function CookieBanner({ back, beside }: Props) {
  return (
    <aside className="cookie-banner no-print" aria-label="Cookies">
      <div className="wrap">
        <p>
          May we count visits? <a href={paths.cookies()}>Cookies</a>
          <a href={paths.privacy()}>Privacy</a>
          <a href={paths.terms()}>Terms</a>
        </p>
        <details>
          <summary>More info</summary>
          <ul>
            <li>
              <strong>Site usage analytics:</strong> which pages are opened, to see what is of use.
            </li>
            <li>
              <strong>Enhanced user experience:</strong> to mend what people stumble over.
            </li>
            <li>Reject leads away from here, to a search engine. What the site needs is set either way.</li>
          </ul>
        </details>
        <form
          method="post"
          action={paths.consent()}
          target={beside ? "_blank" : undefined}
          rel="noopener"
          data-consent-form
        >
          <input type="hidden" name="back" value={back} />
          {beside && (
            <noscript>
              <input type="hidden" name="tab" value="new" />
            </noscript>
          )}
          <button type="submit" className="btn ghost small" name="decision" value="accept">
            Accept
          </button>
          <button type="submit" className="btn ghost small" name="decision" value="reject">
            Reject<span aria-hidden="true">↗</span>
            <span className="visually-hidden">, and leave for a search engine</span>
          </button>
        </form>
      </div>
    </aside>
  );
}
