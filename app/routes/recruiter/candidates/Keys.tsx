import { paths } from "~/paths";

export const Key = ({ sign }: { sign: string }) => (
  <span className="key" aria-hidden="true">
    {sign}
  </span>
);

const keysOf = (approve: string) => [
  ["J", "next candidate"],
  ["K", "previous candidate"],
  ["A", approve],
  ["P", "pass, which asks first"],
  ["M", "move to a stage"],
  ["L", "later: snooze until a day"],
  ["X", "select several, one by one"],
  ["N", "notes"],
  ["S", "your scorecard"],
  ["E", "scores and evidence"],
  ["/", "search"],
  ["?", "these keys"],
];

const OPENS = { popovertarget: "desk-keys" };
const OPENED = { popover: "auto" };

/** The island presses what carries a key's name. Without scripts there are no keys, and none of this. */
export const Keys = ({ brief, next }: { brief: boolean; next: string | undefined }) => (
  <desk-keys>
    <button
      type="button"
      className="btn ghost small"
      data-key="?"
      aria-label={brief ? "Keys" : undefined}
      {...OPENS}
    >
      {!brief && "Keys "}
      <Key sign="?" />
    </button>
    <div id="desk-keys" className="desk-sure" role="dialog" aria-label="Keys" {...OPENED}>
      <dl className="desk-key-list">
        {keysOf(next === undefined ? "approve for interview" : `move to ${next}`).map(([sign, does]) => (
          <div key={sign}>
            <dt>
              <kbd className="key">{sign}</kbd>
            </dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
      <p className="muted small">
        They wait while you type. <a href={paths.settings()}>Switch them off</a>
      </p>
    </div>
  </desk-keys>
);
