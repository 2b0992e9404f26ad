// Gradients, terrain discs and card scenes that every piece refers to: laid into the page once.
import drawings from "../art/pieces.svg?raw";

export function lay(): void {
  if (!document.getElementById("el-drawings")) {
    document.body.insertAdjacentHTML("beforeend", drawings.replace("<svg ", '<svg id="el-drawings" '));
  }
}
