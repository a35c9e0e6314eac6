import { parse } from "yaml";

type Step = { run?: string; uses?: string; with?: Record<string, unknown> };
type Job = { permissions?: Record<string, string>; steps: Step[] };
type Workflow = {
  on: Record<string, unknown> | string;
  permissions?: unknown;
  jobs: Record<string, Job>;
};

const untrusted = ["pull_request", "pull_request_target", "issue_comment", "issues"];

// Only those who look after the repository can give a label.
function isByLabel(on: Workflow["on"], event: string) {
  const types = typeof on === "string" ? [] : (on[event] as { types?: string[] } | null)?.types;
  return event === "issues" && types?.length === 1 && types[0] === "labeled";
}

/** What is dangerous in a workflow of GitHub Actions: its secrets, its rights or its host at risk. */
export function workflowFaults(text: string): string[] {
  const { on, permissions, jobs } = parse(text) as Workflow;
  const events = typeof on === "string" ? [on] : Object.keys(on);
  const all = Object.values(jobs);
  const steps = all.flatMap((job) => job.steps);
  const uses = (action: string) => steps.filter((step) => step.uses?.startsWith(`${action}@`));
  // What somebody else may start with code or words of their own.
  const isFromOutside = events.some((event) => untrusted.includes(event) && !isByLabel(on, event));
  const mayWrite = [permissions, ...all.map((job) => job.permissions)].some(
    (rights) => rights === "write-all" || Object.values(rights ?? {}).includes("write"),
  );
  const isTrusted = events.includes("pull_request_target") || events.includes("workflow_run");
  const faults = [
    { is: permissions === undefined, fault: "says nothing of its permissions" },
    { is: !isReadOnly(permissions), fault: "gives every job more than reading" },
    { is: isFromOutside && mayWrite, fault: "lets strangers' code write" },
    {
      is: isFromOutside && /\bsecrets\b|github\.token/.test(text),
      fault: "shows strangers a secret",
    },
    { is: steps.some(({ run }) => run?.includes("${{")), fault: "puts a value into a command" },
    {
      is: uses("actions/checkout").some((step) => step.with?.["persist-credentials"] !== false),
      fault: "leaves the token beside the code",
    },
    {
      is: isTrusted && uses("actions/checkout").some((step) => step.with && "ref" in step.with),
      fault: "takes code of a branch into a job with rights",
    },
    {
      is: events.includes("pull_request_target") && uses("actions/checkout").length > 0,
      fault: "checks out on pull_request_target",
    },
    {
      is: isTrusted && /actions\/(?:download-artifact|github-script|cache)|\bcache:/.test(text),
      fault: "lets what a branch made into a job with rights unread",
    },
    {
      is: steps.some(({ uses }) => uses !== undefined && !/@[0-9a-f]{40}$/.test(uses)),
      fault: "uses an action that its owner can change",
    },
  ];
  return faults.filter(({ is }) => is).map(({ fault }) => fault);
}

function isReadOnly(permissions: unknown) {
  const rights = Object.values((permissions ?? {}) as Record<string, string>);
  return typeof permissions !== "string" && rights.every((right) => right === "read");
}
