/** Enter in a field presses a form's first button. Where that must not be one of the visible ones, this comes first. */
export const DefaultSubmit = () => (
  <button
    type="submit"
    name="intent"
    value="next"
    className="visually-hidden"
    tabIndex={-1}
    aria-hidden="true"
  />
);
