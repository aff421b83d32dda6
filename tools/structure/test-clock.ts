import { clockShiftDays, shiftDate } from "./shifted-date.ts";

if (clockShiftDays > 0) shiftDate(clockShiftDays);
