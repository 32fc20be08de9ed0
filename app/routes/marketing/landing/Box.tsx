/** The logo's box: ticked where somebody has had an answer. It is a sign, not a control. */
export const Box = ({ ticked = false }: { ticked?: boolean }) => (
  <svg
    viewBox="0 0 26 26"
    width="20"
    height="20"
    aria-hidden="true"
    className={ticked ? "box ticked" : "box"}
  >
    <rect x="1.5" y="1.5" width="23" height="23" rx="5.5" />
    {ticked && <path d="M7 13.5l4 4 8-9" className="brand-tick" />}
  </svg>
);
