/** How long a test waits for what is to come. It says nothing about how quick anything has to be. */
import { configure } from "@testing-library/react";

export const PATIENCE = 180_000; // milliseconds until a test gives up: only one that fails comes so far

configure({ asyncUtilTimeout: PATIENCE });
