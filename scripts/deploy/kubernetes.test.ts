import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projectPath } from "../process/project";
import { isPinned, isRoute, knownSettings, ownVersion, readText, readYaml } from "./read-files";

type Probe = { readonly httpGet: { readonly path: string }; readonly timeoutSeconds?: number };
type Container = {
  readonly name: string;
  readonly image: string;
  readonly command?: readonly string[];
  readonly startupProbe?: Probe;
  readonly livenessProbe?: Probe;
  readonly readinessProbe?: Probe;
  readonly lifecycle?: { readonly preStop: { readonly exec: { readonly command: readonly string[] } } };
};
type Resource = {
  readonly kind: string;
  readonly data?: Readonly<Record<string, string>>;
  readonly spec: {
    readonly replicas?: number;
    readonly strategy?: unknown;
    readonly selector?: { readonly matchLabels?: unknown };
    readonly minAvailable?: number;
    readonly template: {
      readonly spec: {
        readonly containers: readonly Container[];
        readonly terminationGracePeriodSeconds?: number;
      };
    };
  };
};

const resources = readYaml("docs/deploy/kubernetes.yaml") as Resource[];
const pods = resources.filter(({ kind }) => ["Job", "Deployment"].includes(kind));

/** How long the server takes to finish answers and jobs after SIGTERM: lib/jobs/finish-work.ts. */
const FINISH_S = 35;

function the(kind: string): Resource {
  const found = resources.filter((resource) => resource.kind === kind);
  if (found.length !== 1 || !found[0]) throw new Error(`${found.length} of ${kind}`);
  return found[0];
}

describe("kubernetes.yaml", () => {
  test("two replicas are replaced one at a time, so one is always running", () => {
    const { replicas, strategy, selector } = the("Deployment").spec;
    expect(replicas).toBe(2);
    expect(strategy).toEqual({ type: "RollingUpdate", rollingUpdate: { maxUnavailable: 0, maxSurge: 1 } });
    expect(the("PodDisruptionBudget").spec).toMatchObject({ minAvailable: 1, selector });
  });

  test.each(pods)("$kind: not as root, read-only, with an exact image", ({ spec }) => {
    expect(spec.template.spec).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, runAsUser: 1000, seccompProfile: { type: "RuntimeDefault" } },
    });
    for (const container of spec.template.spec.containers) {
      expect(container).toMatchObject({
        securityContext: {
          readOnlyRootFilesystem: true,
          allowPrivilegeEscalation: false,
          capabilities: { drop: ["ALL"] },
        },
        volumeMounts: expect.arrayContaining([{ name: "tmp", mountPath: "/tmp" }]),
      });
      expect(isPinned(container.image)).toBe(true);
      expect(existsSync(projectPath(container.command?.at(-1) ?? "scripts/start.ts"))).toBe(true);
    }
  });

  test("both run the image of this version", () => {
    const images = pods.flatMap(({ spec }) => spec.template.spec.containers.map(({ image }) => image));
    expect(new Set(images)).toEqual(new Set([`registry.example.edu/rookery:${ownVersion()}`]));
  });

  test("every probe uses an address that exists", () => {
    const [app] = the("Deployment").spec.template.spec.containers;
    const probes = [app?.startupProbe, app?.livenessProbe, app?.readinessProbe];
    expect(probes.map((probe) => isRoute(probe?.httpGet.path ?? "/nowhere"))).toEqual([true, true, true]);
    expect(app?.livenessProbe?.httpGet.path).toBe("/api/health");
    expect(app?.readinessProbe?.httpGet.path).toMatch(/^\/api\/ready/);
    // As docs/operations.md says: each check of /api/ready can take a second.
    expect(app?.readinessProbe?.timeoutSeconds).toBe(5);
  });

  test("a pod has time for load balancers to drop it and for its answers and jobs to finish", () => {
    const { containers, terminationGracePeriodSeconds } = the("Deployment").spec.template.spec;
    const pause = Number(containers[0]?.lifecycle?.preStop.exec.command.at(-1));
    expect(pause).toBeGreaterThanOrEqual(5);
    expect(terminationGracePeriodSeconds).toBeGreaterThan(pause + FINISH_S);
    expect(readText("lib/front/drain.ts")).toContain("PATIENCE_MS = 25_000");
    expect(readText("lib/jobs/finish-work.ts")).toContain("after 35 seconds");
  });

  test("the settings are known, and none is a secret", () => {
    const names = Object.keys(the("ConfigMap").data ?? {});
    expect(names.filter((name) => !knownSettings().has(name))).toEqual([]);
    expect(names.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE|SMTP/.test(name))).toEqual([]);
    expect(resources.some(({ kind }) => kind === "Secret")).toBe(false);
  });
});
