import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import "sonner/dist/styles.css";

let isReady = false;

/** Shows a notice for a few seconds; whatever it says also stands on the page for good. */
export function notify(title: string, description: string, region: string) {
  if (!isReady) {
    isReady = true;
    const box = document.createElement("div");
    document.body.append(box);
    createRoot(box).render(
      <Toaster position="top-center" offset={80} containerAriaLabel={region} />,
    );
  }
  // The toaster listens only once it is drawn.
  setTimeout(() => toast.success(title, { description }));
}
