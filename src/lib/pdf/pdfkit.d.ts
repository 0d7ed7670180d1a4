// Types of pdfkit 0.20 that @types/pdfkit 0.17 lacks.

declare module 'pdfkit/output' {
  export const toBytes: (document: PDFKit.PDFDocument) => Promise<Uint8Array<ArrayBuffer>>;
}

declare namespace PDFKit.Mixins {
  interface AnnotationOption {
    structParent?: PDFStructureElement;
  }

  interface StructureElementOptions {
    /** Cells that a TH is the heading of: those of its row or of its column. */
    scope?: 'Row' | 'Column';
    /** Left, top, right and bottom of a Figure. */
    bbox?: readonly [number, number, number, number];
  }
}
