import { expect, test } from "vitest";
import type { Access } from "../../contract/interface/endpoint.ts";
import { type Role, roles } from "../../contract/people/people.ts";
import { mayCall, maySuspend } from "../../contract/rights.ts";

test("S18 members, staff and admins may call exactly what their role allows", () => {
  const callers = (access: Access) => roles.filter((role) => mayCall({ id: 1, role }, access));
  expect(callers("member")).toEqual(["user", "moderator", "admin"]);
  expect(callers("staff")).toEqual(["moderator", "admin"]);
  expect(callers("admin")).toEqual(["admin"]);
});

test("S18 moderators can suspend members, admins also moderators, and nobody themselves", () => {
  const keptOutBy = (role: Role) => roles.filter((other) => maySuspend({ id: 1, role }, { id: 2, role: other }));
  expect(keptOutBy("user")).toEqual([]);
  expect(keptOutBy("moderator")).toEqual(["user"]);
  expect(keptOutBy("admin")).toEqual(["user", "moderator"]);
  for (const role of roles) expect(maySuspend({ id: 1, role }, { id: 1, role })).toBe(false);
  expect(maySuspend(null, { id: 2, role: "user" })).toBe(false);
});
