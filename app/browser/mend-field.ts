/** A field's complaint goes when the field is edited; what is sent is judged anew. */
export function mendField({ target }: Event): void {
  const input = target as HTMLElement;
  const field = input.closest(".field");
  if (!field) return;
  // A file says for itself whether it will do.
  if (!input.matches("[type=file]")) {
    field.querySelector(".error")?.remove();
    for (const each of field.querySelectorAll("[aria-invalid]")) each.removeAttribute("aria-invalid");
  }
  const summary = document.querySelector(".error-summary");
  for (const link of summary?.querySelectorAll<HTMLAnchorElement>("li > a") ?? []) {
    if (field.matches(link.hash) || field.querySelector(link.hash)) link.parentElement?.remove();
  }
  if (!summary?.querySelector("li")) summary?.remove();
}
