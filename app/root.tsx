import type { LoaderFunctionArgs } from "@remix-run/node";
import {
  isRouteErrorResponse,
  Links,
  Meta,
  Outlet,
  useRouteError,
  useRouteLoaderData,
  type MetaFunction,
} from "@remix-run/react";
import type { ReactNode } from "react";
import { unindexedTags } from "#app/head/meta-tags.ts";
import { quickExitScript } from "#app/head/quick-exit.ts";
import { frame } from "#app/content/frame.ts";
import { pathOf } from "#app/content/parts/contents-at.ts";
import { ErrorView } from "#app/views/error-view.tsx";
import { FrameView } from "#app/views/frame-view.tsx";
import { NotFoundView } from "#app/views/not-found-view.tsx";

/** Loads the data of the frame around every page. */
export function loader({ request, context }: LoaderFunctionArgs) {
  return frame(context.contents, pathOf(request));
}

/** The title and metadata of the 404 page and the error screen. */
export const meta: MetaFunction<typeof loader> = ({ data, error }) => {
  if (!data || !error) return [];
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return unindexedTags(isNotFound ? data.notFound.title : data.errorHeading);
};

/** The HTML document around every page, including error pages. */
export function Layout({ children }: { children: ReactNode }) {
  const words = useRouteLoaderData<typeof loader>("root");
  return (
    <html lang={words?.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        {/* On every page, because Back may reach any page and the keys work on each. */}
        {words?.exitAddress ? (
          <script dangerouslySetInnerHTML={{ __html: quickExitScript(words.exitAddress) }} />
        ) : null}
      </head>
      <body className={words?.isPlain ? "plain" : undefined}>
        {words ? <FrameView {...words}>{children}</FrameView> : children}
      </body>
    </html>
  );
}

/** Renders the 404 page, or the error screen for any other error. */
export function ErrorBoundary() {
  const error = useRouteError();
  const words = useRouteLoaderData<typeof loader>("root");
  const isResponse = isRouteErrorResponse(error);
  if (isResponse && error.status === 404 && words) return <NotFoundView {...words.notFound} />;
  const message = error instanceof Error ? error.message : "";
  const text = isResponse ? error.statusText : message;
  return <ErrorView heading={words?.errorHeading} text={text} />;
}

export default function Root() {
  return <Outlet />;
}
