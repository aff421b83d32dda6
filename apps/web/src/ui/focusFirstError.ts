/** Moves the focus to the first field with an error inside `form`; returns whether there was one. Call it after the errors are drawn. */
export function focusFirstError(form: HTMLElement): boolean {
  const control = form.querySelector<HTMLElement>(
    "[data-invalid] :is(input:not([hidden], [type=hidden]), textarea, [role=spinbutton], button)",
  );
  control?.focus();
  return control !== null;
}
