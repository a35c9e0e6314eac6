/** The port that PORT asks for, 3000 where it asks for none; throws where it is no port. */
export function chosenPort() {
  const { PORT = "3000" } = process.env;
  const port = Number(PORT);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new RangeError(`PORT says "${PORT}"; it has to be a number from 0 to 65535.`);
  }
  return port;
}
