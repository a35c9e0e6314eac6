/** The time zone of the office and its offset from UTC in milliseconds, the same all year. */
export const timeZone = { name: "Africa/Nairobi", offset: 3 * 3_600_000 };
