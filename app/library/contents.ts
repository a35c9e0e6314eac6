import type { z } from "zod";
import type { folders, lists, singles } from "#app/library/collections.ts";
import type { Downloads } from "#app/library/files/file-facts.ts";
import type { Photo } from "#app/library/reading/read-photo.server.ts";
import type { CompiledBody } from "#app/mdx/compile-body.server.ts";

/** What a prose file has besides its fields: its name and its compiled body. */
export type Prose = { id: string; body: CompiledBody };

type Singles = { [Name in keyof typeof singles]: z.infer<(typeof singles)[Name]["schema"]> };
type Lists = { [Name in keyof typeof lists]: z.infer<(typeof lists)[Name]["schema"]>[] };
type Folders = {
  [Name in keyof typeof folders]: (z.infer<(typeof folders)[Name]["schema"]> & Prose)[];
};

/** The photographs that entries name, by their path inside the content folder. */
export type Photos = ReadonlyMap<string, Photo>;

/** What pages show or lead to besides words. */
export type Besides = { photos: Photos; downloads: Downloads };

/** Everything in the content folder, checked, with every figure filled in. */
export type Contents = Singles & Lists & Folders & Besides;
