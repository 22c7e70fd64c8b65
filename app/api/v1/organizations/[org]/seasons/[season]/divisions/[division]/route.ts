import { publicRead } from "../../../../../../public-read";

/** Cached until something changes, like the page that shows the same. */
export const dynamic = "force-static";
export const revalidate = false;
export const generateStaticParams = () => [];

export const GET = publicRead("getDivision");
