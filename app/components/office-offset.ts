/** The offset of the office in Nairobi from UTC in milliseconds, the same all year. */
export const officeOffset = 3 * 3_600_000;
