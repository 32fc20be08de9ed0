import { paths } from "~/paths";

/** In the page's flow, so that it never covers anything. `back` is the page's address. */
export function CookieBanner({ back }: { back: string }) {
  return (
    <aside className="cookie-banner no-print" aria-label="Cookies">
      <div className="wrap">
        <div className="cookie-words">
          <p>
            This site sets the cookies it needs. May we also count visits? See our{" "}
            <a href={paths.cookies()}>cookies</a>, <a href={paths.privacy()}>privacy</a> and{" "}
            <a href={paths.terms()}>terms</a>.
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
            </ul>
          </details>
        </div>
        <form method="post" action={paths.consent()} data-consent-form>
          <input type="hidden" name="back" value={back} />
          <button type="submit" className="btn ghost small" name="decision" value="accept">
            Accept
          </button>
          <button type="submit" className="btn ghost small" name="decision" value="reject">
            Reject
          </button>
        </form>
      </div>
    </aside>
  );
}
