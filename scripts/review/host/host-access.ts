import { hostClient, type Host } from "#scripts/review/host/host-client.ts";
import type { Remote } from "#scripts/review/host/previews-branch.ts";
import { ReviewError } from "#scripts/review/review-error.ts";

/** The host as the variables of a GitHub workflow name it. */
export function hostFromVariables(): Host {
  return hostClient({
    api: variable("GITHUB_API_URL"),
    repository: variable("GITHUB_REPOSITORY"),
    token: variable("GITHUB_TOKEN"),
    fetch,
  });
}

/** The repository as git reaches it; the token travels in a variable, where no log shows it. */
export function remoteFromVariables(): Remote {
  const password = Buffer.from(`x-access-token:${variable("GITHUB_TOKEN")}`).toString("base64");
  return {
    url: `${variable("GITHUB_SERVER_URL")}/${variable("GITHUB_REPOSITORY")}.git`,
    variables: {
      GIT_CONFIG_COUNT: "1",
      GIT_CONFIG_KEY_0: "http.extraHeader",
      GIT_CONFIG_VALUE_0: `Authorization: Basic ${password}`,
    },
  };
}

/** The value of a variable that has to be set. */
export function variable(name: string) {
  const value = process.env[name];
  if (!value) throw new ReviewError(`${name} is not set. A workflow of the code host sets it.`);
  return value;
}
