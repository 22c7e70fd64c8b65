import type { Chance } from "./chance";

const GIVEN = [
  "Amara",
  "Theo",
  "Mateo",
  "Priya",
  "Jun-ho",
  "Noor",
  "Callum",
  "Ines",
  "Leilani",
  "Dmitri",
  "Yusuf",
  "Greta",
  "Olu",
  "Saoirse",
  "Hana",
  "Rafael",
  "Mei",
  "Anders",
  "Zainab",
  "Tomás",
  "Freya",
  "Kwame",
  "Ingrid",
  "Arjun",
  "Lucía",
  "Emeka",
  "Sana",
  "Pavel",
  "Aroha",
  "Davide",
  "Nia",
  "Søren",
  "Tala",
  "Marek",
  "Isla",
  "Bao",
  "Chiara",
  "Idris",
  "Wanjiru",
  "Ewan",
] as const;

const FAMILY = [
  "Osei",
  "Lindqvist",
  "Villaseñor",
  "Ramaswamy",
  "Baek",
  "Haddad",
  "Treadway",
  "Carvalhal",
  "Kahale",
  "Sokolov",
  "Demir",
  "Holm",
  "Adeyemi",
  "Byrne",
  "Sato",
  "Almeida",
  "Chen",
  "Dahl",
  "Yazdani",
  "Prates",
  "Penhallow",
  "Boateng",
  "Ahlström",
  "Deshmukh",
  "Marsh",
  "Okafor",
  "Qureshi",
  "Novak",
  "Tautahi",
  "Ricci",
  "Mensah",
  "Kjær",
  "Reyes",
  "Wójcik",
  "Fraser",
  "Tran",
  "Moretti",
  "Bello",
  "Njoroge",
  "Sinclair",
] as const;

export type Person = { readonly name: string; readonly email: string; readonly phone: string };

/** Invented people, each used once. The first few are always the same, so that the demo can mention them by name. */
export function inventPeople(count: number, domain: string, chance: Chance): readonly Person[] {
  return Array.from({ length: count }, (_, index) => {
    const lap = Math.floor(index / GIVEN.length);
    const given = GIVEN[index % GIVEN.length] ?? "Amara";
    const family = FAMILY[(index + lap * 7) % FAMILY.length] ?? "Osei";
    const phone = `(312) 555-0${chance.between(100, 199)}`;
    return { name: `${given} ${family}`, email: `${plain(given)}.${plain(family)}@${domain}`, phone };
  });
}

/** Keeps only letters that an email address can have: "Villaseñor" becomes villasenor. */
function plain(name: string): string {
  const folded = name.toLowerCase().replace("ø", "o").replace("æ", "ae").replace("ł", "l");
  return folded.normalize("NFKD").replace(/[^a-z]/g, "");
}

/** A username for a chess site: amara_osei. */
export function handleOf({ email }: Pick<Person, "email">): string {
  return (email.split("@")[0] ?? "").replaceAll(".", "_").slice(0, 25);
}
