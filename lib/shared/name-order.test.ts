import { expect, test } from "vitest";
import { firstNameFirst, nameInOrder } from "./name-order";

test.each([
  { name: "Osei, Amara", is: "Amara Osei", inOrder: "Amara Osei" },
  { name: "de la Cruz,Ana María", is: "Ana María de la Cruz", inOrder: "Ana María de la Cruz" },
  { name: "Amara Osei", is: "Amara Osei", inOrder: "Amara Osei" },
  { name: "Amara Osei, Jr.", is: "Amara Osei, Jr.", inOrder: "Amara Osei" },
  { name: "Osei, Amara, III", is: "Amara Osei, III", inOrder: "Amara Osei" },
  { name: "Osei, Amara, Nia", is: "Osei, Amara, Nia", inOrder: "Amara Nia Osei" },
  { name: "Osei,", is: "Osei,", inOrder: "Osei" },
  { name: ",", is: ",", inOrder: "" },
  { name: "Player\u00a07", is: "Player\u00a07", inOrder: "Player\u00a07" },
])("$name is $is", ({ name, is, inOrder }) => {
  expect(firstNameFirst(name)).toBe(is);
  expect(nameInOrder(name)).toBe(inOrder);
});
