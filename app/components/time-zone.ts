/** The time zone of the office, the same all year: its name, and how far it is ahead of UTC in milliseconds. */
export const timeZone = { name: "Africa/Nairobi", offset: 3 * 3_600_000 };
