export const NothingCame = () => (
  <p className="muted">
    Nothing came? Look in your spam folder, and check the address. We send at most three messages an hour to
    one address.
  </p>
);
