import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { projectPath } from "../process/project";
import { isPinned, knownSettings, ownVersion, readYaml } from "./read-files";

type Service = {
  readonly image: string;
  readonly logging?: { readonly driver: string };
  readonly build?: string;
  readonly command?: readonly string[];
  readonly environment?: Readonly<Record<string, string>>;
  readonly read_only?: boolean;
  readonly tmpfs?: readonly string[];
  readonly cap_drop?: readonly string[];
  readonly ports?: readonly string[];
  readonly volumes?: readonly string[];
  readonly healthcheck?: { readonly test?: readonly string[] };
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
};
type Compose = {
  readonly services: Readonly<Record<string, Service>>;
  readonly volumes: Record<string, unknown>;
};

const [compose] = readYaml("compose.yaml") as [Compose];
const services = Object.entries(compose.services).map(([name, service]) => ({ name, ...service }));
const ours = services.filter(({ build }) => build);

describe("compose.yaml", () => {
  test("has a database, the app, its migrations, backups and a mail catcher", () => {
    expect(services.map(({ name }) => name).sort()).toEqual(["app", "backup", "db", "mail", "migrate"]);
    expect(ours.map(({ name }) => name).sort()).toEqual(["app", "backup", "migrate"]);
  });

  test.each(services)(
    "$name: has an exact version and is reachable only from this machine",
    ({ image, ports = [] }) => {
      expect(isPinned(image)).toBe(true);
      expect(ports.filter((port) => !port.startsWith("127.0.0.1:"))).toEqual([]);
    },
  );

  test.each(services)("$name: keeps a log that doesn't grow without end", ({ logging }) => {
    expect(logging).toEqual({ driver: "local" });
  });

  test.each(ours)("$name: can write only to /tmp and its volumes, and gets known settings", (service) => {
    expect(service).toMatchObject({ read_only: true, tmpfs: ["/tmp"], cap_drop: ["ALL"] });
    const unknown = Object.keys(service.environment ?? {}).filter((name) => !knownSettings().has(name));
    expect(unknown).toEqual([]);
  });

  test.each(ours)("$name: is built as the image of this version", ({ image }) => {
    expect(image).toBe(`rookery:${ownVersion()}`);
  });

  test.each(ours)("$name: runs scripts that exist", ({ command = [] }) => {
    const scripts = command.join(" ").match(/scripts\/[\w-]+\.ts/g) ?? [];
    expect(scripts.filter((script) => !existsSync(projectPath(script)))).toEqual([]);
  });

  test("secrets aren't in the file: they come from .env, and a missing one is reported", () => {
    const secrets = services.flatMap(({ environment = {} }) =>
      Object.entries(environment).filter(([name]) =>
        /^(AUTH_SECRET|POSTGRES_PASSWORD|DATABASE_URL)$/.test(name),
      ),
    );
    expect(secrets.length).toBeGreaterThan(2);
    expect(secrets.every(([, value]) => /\$\{\w+:\?/.test(value))).toBe(true);
  });

  test("the app waits for the database and for its migrations", () => {
    expect(compose.services.app?.depends_on).toEqual({
      db: { condition: "service_healthy" },
      migrate: { condition: "service_completed_successfully" },
    });
  });

  test("the database is healthy once it answers over the network, as its users ask it", () => {
    expect(compose.services.db?.healthcheck?.test?.join(" ")).toContain("pg_isready --host 127.0.0.1 ");
  });

  test("every volume is declared", () => {
    const used = services.flatMap(({ volumes = [] }) => volumes.map((volume) => volume.split(":")[0]));
    expect(new Set(used)).toEqual(new Set(Object.keys(compose.volumes)));
  });
});
