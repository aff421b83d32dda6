import { DateInput, DateSegment } from "react-aria-components/DateField";

/**
 * The segments of a date or time field. The container must be a block and no flex box (see
 * field.css).
 */
export function Segments() {
  return (
    <DateInput className="date-input">
      {(segment) => <DateSegment segment={segment} className="date-segment" />}
    </DateInput>
  );
}
