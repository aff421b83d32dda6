import { DateInput, DateSegment } from "react-aria-components/DateField";
import { joinClasses } from "./joinClasses.ts";
import styles from "./DateSegments.module.css";

/**
 * The segments of a date or time field. The container must be a block and no flex box (see
 * field.css).
 */
export function Segments() {
  return (
    <DateInput data-part="date-input" className={joinClasses(styles.dateInput)}>
      {(segment) => (
        <DateSegment
          segment={segment}
          data-part="date-segment"
          className={joinClasses(styles.dateSegment)}
        />
      )}
    </DateInput>
  );
}
