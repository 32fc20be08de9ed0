export function ShareLink({ href, label }: { href: string; label: string }) {
  return (
    <copy-text class="share-link" data-label="Copy link" data-done="Link copied">
      <input readOnly value={href} aria-label={label} />
    </copy-text>
  );
}
