import { DateInput, DateSegment } from "react-aria-components/DateField";

/** The typed parts of a date or a time; the container stays a block (see field.css). */
export function Segments() {
  return (
    <DateInput className="date-input">
      {(segment) => <DateSegment segment={segment} className="date-segment" />}
    </DateInput>
  );
}
