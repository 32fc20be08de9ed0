/** As a press would. Safari before 16 cannot: there it goes the plain way. */
export function sendForm(form: HTMLFormElement | null): void {
  if (typeof form?.requestSubmit === "function") form.requestSubmit();
  else form?.submit();
}
