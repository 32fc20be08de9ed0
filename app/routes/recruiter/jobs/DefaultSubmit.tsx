/** Enter in a field presses a form's first button, which must not be one of the visible ones. */
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
