import { HoneyPot } from "~/components/HoneyPot";
import { paths } from "~/paths";
import { ALERT_RHYTHMS, RHYTHM_LABELS } from "~/vocabulary/alerts";

export const AlertForm = ({ title, about }: { title: string; about: Record<string, string> }) => (
  <form method="post" action={paths.alerts(about)} className="alert-form" aria-labelledby="alert">
    <h2 id="alert" dir="auto">
      {title}
    </h2>
    <label>
      Email Address
      <input type="email" name="email" autoComplete="email" maxLength={254} required />
    </label>
    <label>
      How often
      <select name="rhythm">
        {ALERT_RHYTHMS.map((rhythm) => (
          <option key={rhythm} value={rhythm}>
            {RHYTHM_LABELS[rhythm]}
          </option>
        ))}
      </select>
    </label>
    <HoneyPot name="website" />
    <button type="submit" className="btn ghost">
      Send me new jobs
    </button>
    <p className="small muted">
      No account needed. We ask once whether the address is yours, and one press in any mail ends them.
    </p>
  </form>
);
