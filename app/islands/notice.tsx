import { createRoot } from "react-dom/client";
import { toast, Toaster } from "sonner";
import "sonner/dist/styles.css";

let isReady = false;

/** Shows a notice for a few seconds; the page itself must say the same for good. */
export function notify(title: string, description: string, region: string) {
  if (!isReady) {
    isReady = true;
    const box = document.createElement("div");
    document.body.append(box);
    createRoot(box).render(
      <Toaster
        position="bottom-center"
        offset={16}
        mobileOffset={16}
        containerAriaLabel={region}
        toastOptions={{ unstyled: true, className: "notice" }}
      />,
    );
  }
  // The toaster only receives notices once it has been rendered.
  setTimeout(() => toast.success(title, { description }));
}
